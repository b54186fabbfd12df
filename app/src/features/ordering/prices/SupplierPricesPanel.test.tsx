import { listSupplierPrices, type Settings, type SupplierPrice as SupplierPriceAnswer } from '@mortar/contract';
import type { DataGridHandle } from '@mortar/design-system';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import type { PriceRow } from '#products/prices/model/priceRow.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { SettingsContext } from '#session/settings.tsx';
import { sampleSettings } from '#session/testing/sampleSettings.ts';
import { product, session } from '#session/testing/sessions.ts';
import { messages } from './messages.ts';
import { SupplierPricesPanel } from './SupplierPricesPanel.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const texts = messages.prices;
const settings = sampleSettings({
  ordering_General_Country: 'ZA',
  ordering_VAT: 15,
  ordering_SelectSupplier_Rule: '3',
  ordering_LockPreferred: false,
  ordering_NettPriceInclusive: true,
  ordering_NettPriceExclusive: true,
});

const suppliers = ['Kestrel', 'Protea'].map(
  (suppliername, index): SupplierPriceAnswer => ({
    supplierpriceid: index + 1,
    preference: index + 1,
    suppliercode: suppliername,
    suppliername,
    supplierproductcode: '',
    supplierproductdescription: '',
    packsize: '20',
    bandcode: '',
    price: 10.5,
    quantity: 10,
    bonusquantity: 2,
    lastdate: null,
    lastinvoicedquantity: 0,
    locked: false,
    creditorid: 3,
  }),
);

function Panel() {
  const grid = useRef<DataGridHandle<PriceRow>>(null);
  const [selected, setSelected] = useState<SupplierPrice | null>(null);
  const events = { onChoose: () => undefined, onBack: () => undefined, onFocus: () => undefined };
  return (
    <SupplierPricesPanel
      product={product}
      selected={selected}
      gridRef={grid}
      {...events}
      active
      onSelect={setSelected}
    />
  );
}

/** Second price selected, with settings changed by an administrator; prices load once `answer` is called. */
async function onSecondPrice() {
  const waiting: (() => void)[] = [];
  const server = { holds: false };
  const services = createServices({
    config: defaultConfig,
    fetch: async (address) => {
      const { pathname, searchParams } = new URL(String(address), 'http://x');
      if (pathname !== listSupplierPrices.path) return Response.json({ resultcode: 5 });
      if (server.holds) await new Promise<void>((go) => waiting.push(go));
      const locked = searchParams.get('lockpreferred') === 'true';
      const wholesalerproducts = suppliers.map((each, index) => ({ ...each, locked: locked && index === 1 }));
      return Response.json({ resultcode: 1, wholesalerproducts });
    },
  });
  services.startSession(session);
  const page = (now: Partial<Settings> = {}) => (
    <MemoryRouter>
      <AppProviders services={services}>
        <SettingsContext value={{ ...settings, ...now }}>
          <Panel />
        </SettingsContext>
      </AppProviders>
    </MemoryRouter>
  );
  const { rerender } = render(page());
  await screen.findByRole('rowheader', { name: 'Protea' });
  await waitFor(() => expect(document.activeElement?.closest('[role="row"]')).not.toBeNull());
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
  await waitFor(() => expect(focusedRow()).toContain('Protea'));
  server.holds = true;
  return {
    waiting,
    set: (now: Partial<Settings>) => rerender(page(now)),
    answer: () => act(async () => waiting.splice(0).forEach((go) => void go())),
  };
}

const focusedRow = () => document.activeElement?.closest('[role="row"]')?.textContent ?? '';
const heading = (name: string) => screen.queryByRole('columnheader', { name: new RegExp(`^${name}`) });

describe('settings changed by an administrator', () => {
  it('show and hide a price column at once, and keep the buyer at their price', async () => {
    const { set } = await onSecondPrice();
    for (const _ of ['why', 'pack', 'price', 'exclusive']) {
      fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
    }
    expect(document.activeElement?.getAttribute('aria-colindex')).toBe('5');
    expect(heading(texts.columns.nettExclusive)).not.toBeNull();
    set({ ordering_NettPriceExclusive: false });
    expect(heading(texts.columns.nettExclusive)).toBeNull();
    expect(focusedRow()).toContain('Protea');
    set({});
    expect(heading(texts.columns.nettExclusive)).not.toBeNull();
    expect(focusedRow()).toContain('Protea');
  });

  it('lock a supplier once its prices are read, and keep the buyer at their price meanwhile', async () => {
    const { set, answer, waiting } = await onSecondPrice();
    set({ ordering_LockPreferred: true });
    await waitFor(() => expect(waiting).toHaveLength(1));
    expect(focusedRow()).toContain('Protea');
    await answer();
    await waitFor(() => expect(screen.getByLabelText(texts.locked)).toBeDefined());
    expect(focusedRow()).toContain('Protea');
  });
});
