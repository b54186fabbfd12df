import type { Response as OrderResponse, Staff } from '@mortar/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { SettingsContext } from '#session/settings.tsx';
import { sampleSettings } from '#session/testing/sampleSettings.ts';
import { ResponsesPage } from './ResponsesPage.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const staff = { retailerid: 1001, username: 'buyer@1001', grouporderingenabled: false } as Staff;
const response: OrderResponse = {
  orderid: 7,
  ordernumber: 'SO-7',
  supplier: 'Kestrel',
  status: 'Complete',
  results: '1 invoiced',
  indicator: 'Invoiced',
  senddatetime: '2026-11-20T08:00:00Z',
  ordertotal: 10,
  retailername: 'Main Road',
};

/** Page with one response and these details. */
async function shown(details: object) {
  const services = createServices({
    config: defaultConfig,
    retryDelay: () => 0,
    fetch: async (address) => {
      const { pathname } = new URL(String(address), 'http://x');
      if (pathname.endsWith('/OrderResponse/filtered/get'))
        return Response.json({ resultcode: 1, responses: [response] });
      return Response.json(pathname.endsWith('/OrderResponse/details/get') ? details : { resultcode: 5 });
    },
  });
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  render(
    <MemoryRouter>
      <AppProviders services={services}>
        <SettingsContext value={sampleSettings()}>
          <ResponsesPage />
        </SettingsContext>
      </AppProviders>
    </MemoryRouter>,
  );
  await screen.findByText('SO-7');
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('neither exports nor prints if nothing is selected, and shows that', async () => {
  await shown({ resultcode: 5 });
  press('Export');
  await waitFor(() => expect(screen.getAllByText('Select an order.').length).toBeGreaterThan(1));
  press('Print');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('reports that the details could not be read for an export, and keeps the selection', async () => {
  await shown({ resultcode: 2 });
  fireEvent.click(screen.getByText('SO-7'));
  const text = 'Sorry an error has occurred, error code: 2. Please try again.';
  await screen.findByText(text);
  press('Export');
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
  expect(screen.queryByText('No data.')).toBeNull();
  expect(screen.getByText('SO-7').closest('[role=row]')?.getAttribute('aria-selected')).toBe('true');
});
