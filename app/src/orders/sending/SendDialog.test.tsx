import type { Settings, Staff } from '@mortar/contract';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { SettingsContext } from '#session/settings.tsx';
import { sampleSettings } from '#session/testing/sampleSettings.ts';
import type { UnsentSupplier } from './model/unsentSupplier.ts';
import { SendDialog, type SendDialogProps } from './SendDialog.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const supplier = (code: string, minimum = 0): UnsentSupplier => ({
  code,
  name: `${code} Ltd`,
  accounts: '',
  lineCount: 1,
  value: 1000,
  minimum,
  missing: Math.max(0, minimum - 1000),
  lines: [],
});

/** Nothing is preselected. */
const NO_ORDER = { ownNumber: '' };

function open(
  first: readonly UnsentSupplier[],
  settings: Partial<Settings> = {},
  more: Partial<SendDialogProps<UnsentSupplier>> = {},
) {
  const services = createServices({ config: defaultConfig, fetch: async () => Response.json({ resultcode: 5 }) });
  const staff = { staffid: 2, retailerid: 1001, username: 'buyer@1001', grouporderingenabled: false } as Staff;
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  const onSend = vi.fn<(chosen: readonly UnsentSupplier[]) => void>();
  const dialog = (data: readonly UnsentSupplier[], now = settings) => (
    <MemoryRouter>
      <AppProviders services={services}>
        <SettingsContext value={sampleSettings(now)}>
          <SendDialog
            unsent={{
              data,
              isPending: false,
              isSuccess: true,
              isError: false,
              isFetching: false,
              error: null,
              refetch: () => undefined,
            }}
            busy={false}
            error={null}
            withHistory={false}
            onSend={onSend}
            onClose={() => undefined}
            returnFocusTo={() => null}
            {...more}
          />
        </SettingsContext>
      </AppProviders>
    </MemoryRouter>
  );
  const { rerender } = render(dialog(first));
  return {
    onSend,
    list: (data: readonly UnsentSupplier[]) => rerender(dialog(data)),
    set: (now: Partial<Settings>) => rerender(dialog(first, now)),
  };
}

const ticked = () => screen.findByRole('status', { name: 'What is selected' });

const selection = async () => within(await ticked());
const getUnsent = (code: string, ...orders: string[]): UnsentSupplier => ({
  ...supplier(code),
  lines: orders.map((orderNumber, id) => ({
    id,
    orderNumber,
    description: 'Panado',
    quantity: 1,
    price: 1000,
    total: 1000,
    staff: 'Thabo',
    created: null,
  })),
});

describe('the rows of the open order', () => {
  const OF_OTHERS = [getUnsent('KEST', '7', '8'), getUnsent('UMVO', '8'), getUnsent('STAR', '7')];

  it('are selected at first; rows of other orders only are not', async () => {
    const { onSend } = open(OF_OTHERS, {}, { ownNumber: '7' });
    await (await selection()).findByText(/^Selected: 2 suppliers/);
    fireEvent.click(screen.getByRole('button', { name: /^Send Orders/ }));
    expect(onSend.mock.lastCall?.[0].map(({ code }) => code)).toEqual(['KEST', 'STAR']);
  });

  it('are selected as they load, until the user changes the selection', async () => {
    const { list } = open([getUnsent('KEST', '7')], {}, { ownNumber: '7' });
    await (await selection()).findByText(/^Selected: 1 supplier,/);
    list(OF_OTHERS);
    await (await selection()).findByText(/^Selected: 2 suppliers/);
    fireEvent.click(screen.getByRole('button', { name: 'Deselect All' }));
    await (await selection()).findByText('Nothing is selected.');
    list([...OF_OTHERS, getUnsent('CAPE', '7')]);
    await (await selection()).findByText('Nothing is selected.');
  });

  it('are the only rows for a group', async () => {
    open(OF_OTHERS);
    await (await selection()).findByText(/^Selected: 3 suppliers/);
  });

  it('are not selected if only failed rows are retried', async () => {
    const { onSend } = open(OF_OTHERS, {}, { start: ['UMVO'] });
    await (await selection()).findByText(/^Selected: 1 supplier,/);
    fireEvent.click(screen.getByRole('button', { name: /^Send Order/ }));
    expect(onSend.mock.lastCall?.[0].map(({ code }) => code)).toEqual(['UMVO']);
  });

  it('do not exist if no order is open', async () => {
    open(OF_OTHERS, {}, { ownNumber: '' });
    await (await selection()).findByText('Nothing is selected.');
  });
});

describe('the selection to send', () => {
  it('excludes a supplier that was sent to and has unsent lines again', async () => {
    const { onSend, list } = open([supplier('KEST'), supplier('UMVO')], {}, NO_ORDER);
    fireEvent.click(await screen.findByRole('button', { name: 'Select All' }));
    await within(await ticked()).findByText(/^Selected: 2 suppliers/);
    list([supplier('UMVO')]);
    await within(await ticked()).findByText(/^Selected: 1 supplier,/);
    list([supplier('KEST'), supplier('UMVO')]);
    await within(await ticked()).findByText(/^Selected: 1 supplier,/);
    fireEvent.click(screen.getByRole('button', { name: /^Send Order/ }));
    expect(onSend.mock.lastCall?.[0].map(({ code }) => code)).toEqual(['UMVO']);
  });

  it('shows for how many suppliers it is below the minimum', async () => {
    open([supplier('KEST', 5000), supplier('UMVO', 500), supplier('STAR', 2000)], {}, NO_ORDER);
    expect(within(await ticked()).queryByText(/minimum/)).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Select All' }));
    await waitFor(async () => within(await ticked()).getByText('2 suppliers below their minimum'));
  });
});

describe('account numbers', () => {
  const column = () => screen.queryByRole('columnheader', { name: /^Account/ });
  const button = () => screen.findByRole('button', { name: 'Account Numbers' });

  it('are toggled by a button that shows their state', async () => {
    const { onSend } = open([supplier('KEST')], {}, NO_ORDER);
    expect((await button()).getAttribute('aria-pressed')).toBe('false');
    expect(column()).toBeNull();
    fireEvent.click(await button());
    await waitFor(async () => expect((await button()).getAttribute('aria-pressed')).toBe('true'));
    expect(column()).not.toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Select All' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Send Order/ }));
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('follow the settings until the user toggles them', async () => {
    const { set } = open([supplier('KEST')], {}, NO_ORDER);
    await button();
    set({ ordering_General_PromptForAccountNumber_Enabled: true });
    expect(column()).not.toBeNull();
    fireEvent.click(await button());
    expect(column()).toBeNull();
    set({});
    set({ ordering_General_PromptForAccountNumber_Enabled: true });
    expect(column()).toBeNull();
  });

  it('are requested before anything is sent if the settings require it', async () => {
    const suppliers = [{ ...supplier('KEST'), accounts: 'KE-1, KE-2' }, supplier('UMVO')];
    const { onSend } = open(suppliers, { ordering_General_PromptForAccountNumber_Enabled: true }, NO_ORDER);
    expect((await button()).getAttribute('aria-pressed')).toBe('true');
    const pressSend = async () => {
      fireEvent.click(await screen.findByRole('button', { name: /^Send Order/ }));
      return screen.findByRole('dialog', { name: 'Account Numbers' });
    };
    // Without a selection nothing is confirmed.
    fireEvent.click(await screen.findByRole('button', { name: /^Send Order/ }));
    expect(screen.queryByRole('dialog', { name: 'Account Numbers' })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Select All' }));
    const question = within(await pressSend());
    question.getByText('KE-1, KE-2');
    question.getByText(retailerMessages.onOrder.noAccount);
    fireEvent.click(question.getByRole('button', { name: /^Cancel/ }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Account Numbers' })).toBeNull());
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.click(within(await pressSend()).getByRole('button', { name: /^Send Orders/ }));
    expect(onSend.mock.lastCall?.[0].map(({ code }) => code)).toEqual(['KEST', 'UMVO']);
  });
});

it('shows the amount over the credit limit in its row and for the selection, and allows sending', async () => {
  const { onSend } = open(
    [supplier('KEST'), supplier('UMVO')],
    {},
    { ...NO_ORDER, overCredit: new Map([['UMVO', 12_345]]) },
  );
  await screen.findByText('R123.45 over');
  expect(within(await ticked()).queryByText(/credit/)).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Select All' }));
  await waitFor(async () => within(await ticked()).getByText('1 supplier over its credit limit'));
  fireEvent.click(screen.getByRole('button', { name: /^Send Order/ }));
  expect(onSend).toHaveBeenCalledTimes(1);
});
