import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import type { Order, OrderLine } from '#orders/current/model/line.ts';
import { formatMoney, sumCents } from '#rules/money.ts';
import { keys } from '#server/keys.ts';
import { SettingsContext } from '#session/settings.tsx';
import { sampleSettings } from '#session/testing/sampleSettings.ts';
import { session } from '#session/testing/sessions.ts';
import { messages } from './messages.ts';
import { SupplierTotalsPanel } from './SupplierTotalsPanel.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

const money = (cents: number) => formatMoney(cents, 'ZA');
const settings = sampleSettings({ ordering_General_Country: 'ZA', ordering_NettPriceExclusive: true });

const line = (id: number, supplier: string, quantity: number, price: number): OrderLine => ({
  id,
  number: id,
  productId: id,
  productCode: `P${id}`,
  description: `Product ${id}`,
  quantity,
  price,
  supplier,
  supplierCode: supplier.toUpperCase(),
  supplierPriceId: id,
  supplierProductCode: '',
  creditorId: 1,
  accountNumber: '',
  bonus: 0,
  deal: { step: 1, bonus: 0 },
  staff: 'Thabo',
  total: quantity * price,
});

const wholesaler = (wholesalername: string, minimumordervalue: number) => ({
  creditorid: 1,
  wholesalercode: wholesalername.toUpperCase(),
  wholesalername,
  preference: 0,
  autoregretsenabled: false,
  creditlimit: 0,
  minimumordervalue,
  closingday: 31,
  accountnumber: '',
  telephonenumber: '',
  email: '',
  retailprice: '',
  additionalinfo: '',
});

/** Unit prices in rand: of the line's supplier and the dearest. */
const prices = (id: number, own: number, dearest: number) =>
  [own, dearest].map((price, index) => ({
    supplierPriceId: index === 0 ? id : 900 + id,
    preference: 0,
    supplierCode: '',
    supplier: '',
    creditorId: 1,
    supplierProductCode: '',
    supplierProductDescription: '',
    packSize: '',
    bandCode: '',
    price,
    quantity: 1,
    bonusQuantity: 0,
    lastDate: null,
    lastInvoicedQuantity: 0,
    locked: false,
  }));

async function open(lines: readonly OrderLine[], full = true) {
  const services = createServices({
    config: defaultConfig,
    fetch: async (address) => {
      const { pathname, searchParams } = new URL(String(address), 'http://x');
      if (pathname === '/api/Wholesaler/get') {
        const wholesalers = [wholesaler('Kestrel', 1000), wholesaler('Umvoti', 0)];
        return Response.json({ resultcode: 1, wholesalers });
      }
      if (pathname !== '/api/LocalCreditor' || searchParams.get('suppliercode') !== 'UMVOTI')
        return Response.json({ resultcode: 5 });
      const usage = { creditlimit: 1000, usage: 950, usagestartdate: null, usageenddate: null };
      return Response.json({ resultcode: 1, creditusageformonth: [usage] });
    },
  });
  services.startSession(session);
  const order: Order = { id: 7, number: '1', description: '', lines, total: sumCents(lines.map(({ total }) => total)) };
  services.queryClient.setQueryData(keys.order(7), order);
  services.store.set(currentOrderAtom, { orderId: 7, orderNumber: '1', type: 'new' });
  services.queryClient.setQueryData(keys.supplierPrices('P1', 0, {}), prices(1, 8, 10));
  render(
    <AppProviders services={services}>
      <SettingsContext value={settings}>
        <SupplierTotalsPanel order={order} full={full} />
      </SettingsContext>
    </AppProviders>,
  );
  const grid = await screen.findByRole('grid', { name: messages.totals.title });
  const getRow = (supplier: string) => within(grid).getByRole('row', { name: new RegExp(supplier) });
  return { grid, getRow };
}

describe('the guidance next to the totals', () => {
  it('shows the amount below the minimum: added to the value of the row it is the minimum', async () => {
    const { getRow } = await open([line(1, 'Kestrel', 6, 800), line(2, 'Kestrel', 10, 1820)]);
    const value = 6 * 800 + 10 * 1820;
    await waitFor(() => expect(getRow('Kestrel').textContent).toContain(`${money(100_000 - value)} to minimum`));
    expect(getRow('Kestrel').textContent).toContain(money(value));
  });

  it('shows the amount over the credit for the value of the row', async () => {
    const { getRow } = await open([line(2, 'Umvoti', 10, 1820)]);
    await waitFor(() => expect(getRow('Umvoti').textContent).toContain(`${money(18_200 - 5000)} over credit`));
  });

  it('shows the savings: the Save column times the units', async () => {
    await open([line(1, 'Kestrel', 6, 800)], false);
    await waitFor(() => expect(screen.getByText(`${money(6 * 200)} saved`)).toBeTruthy());
  });
});
