import type { Settings, Staff } from '@mortar/contract';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { SettingsContext } from '#session/settings.tsx';
import type { UnsentSupplier } from './model/unsentSupplier.ts';
import { SendDialog } from './SendDialog.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const supplier = (code: string, minimum = 0): UnsentSupplier => ({
  ...{ code, name: `${code} Ltd`, accounts: '', lineCount: 1, value: 1000, minimum },
  ...{ missing: Math.max(0, minimum - 1000), lines: [] },
});

function open(first: readonly UnsentSupplier[]) {
  const services = createServices({ config: defaultConfig, fetch: async () => Response.json({ resultcode: 5 }) });
  const staff = { staffid: 2, retailerid: 1001, username: 'buyer@1001', grouporderingenabled: false } as Staff;
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  const onSend = vi.fn<(chosen: readonly UnsentSupplier[]) => void>();
  const dialog = (data: readonly UnsentSupplier[]) => (
    <MemoryRouter>
      <AppProviders services={services}>
        <SettingsContext value={{ ordering_General_Country: 'ZA' } as Settings}>
          <SendDialog
            unsent={{
              ...{ data, isPending: false, isSuccess: true, isError: false, isFetching: false, error: null },
              refetch: () => undefined,
            }}
            {...{ busy: false, error: null, withHistory: false, onSend, onClose: () => undefined }}
            returnFocusTo={() => null}
          />
        </SettingsContext>
      </AppProviders>
    </MemoryRouter>
  );
  const { rerender } = render(dialog(first));
  return { onSend, list: (data: readonly UnsentSupplier[]) => rerender(dialog(data)) };
}

const ticked = () => screen.findByRole('status', { name: 'What is selected' });

describe('what is selected to be sent', () => {
  it('is not a supplier that was sent to and has something unsent again', async () => {
    const { onSend, list } = open([supplier('KEST'), supplier('UMVO')]);
    fireEvent.click(await screen.findByRole('button', { name: 'Select All' }));
    await within(await ticked()).findByText(/^Selected: 2 suppliers/);
    list([supplier('UMVO')]);
    await within(await ticked()).findByText(/^Selected: 1 supplier,/);
    list([supplier('KEST'), supplier('UMVO')]);
    await within(await ticked()).findByText(/^Selected: 1 supplier,/);
    fireEvent.click(screen.getByRole('button', { name: /^Send Order/ }));
    expect(onSend.mock.lastCall?.[0].map(({ code }) => code)).toEqual(['UMVO']);
  });

  it('says how many suppliers it is below the minimum of', async () => {
    open([supplier('KEST', 5000), supplier('UMVO', 500), supplier('STAR', 2000)]);
    expect(within(await ticked()).queryByText(/minimum/)).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Select All' }));
    await waitFor(async () => within(await ticked()).getByText('2 suppliers below their minimum'));
  });
});
