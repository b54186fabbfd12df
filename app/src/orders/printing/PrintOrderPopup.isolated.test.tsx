import type { Staff } from '@mortar/contract';
import { printPdf } from '@mortar/design-system';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { SettingsContext } from '#session/settings.tsx';
import { sampleSettings } from '#session/testing/sampleSettings.ts';
import { PrintOrderPopup } from './PrintOrderPopup.tsx';

vi.mock('#documents/usePages.ts', () => ({ usePages: () => ({ file: new Blob(), error: undefined, retry() {} }) }));
vi.mock('@mortar/design-system', async (original) => ({
  ...(await original<object>()),
  PdfPreview: () => null,
  printPdf: vi.fn(() => new Promise(() => undefined)),
}));

function Page() {
  const [open, setOpen] = useState(true);
  return open && <PrintOrderPopup onClose={() => setOpen(false)} />;
}

it('cancels printing when it is closed while its pages are rendered', async () => {
  const services = createServices({ config: defaultConfig, fetch: async () => Response.json({ resultcode: 5 }) });
  const role = { rolepermissions: { ordering: { update: true } } };
  const staff = { staffid: 2, retailerid: 1001, grouporderingenabled: false, role } as Staff;
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  render(
    <MemoryRouter>
      <AppProviders services={services}>
        <SettingsContext value={sampleSettings()}>
          <Page />
        </SettingsContext>
      </AppProviders>
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
  const signal = vi.mocked(printPdf).mock.calls[0]?.[1]?.signal;
  expect(signal).toBeInstanceOf(AbortSignal);
  expect(signal?.aborted).toBe(false);
  await act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(signal?.aborted).toBe(true);
});
