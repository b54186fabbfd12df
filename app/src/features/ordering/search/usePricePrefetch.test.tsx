import type { Staff } from '@mortar/contract';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { supplierPricesQuery } from '#products/prices/api/supplierPrices.ts';
import type { Product } from '#products/search/model/product.ts';
import { SettingsContext } from '#session/settings.tsx';
import { sampleSettings } from '#session/testing/sampleSettings.ts';
import { usePricePrefetch } from './usePricePrefetch.ts';

const staff = { retailerid: 1001, staffid: 1 } as Staff;
const settings = sampleSettings();
const [one, other] = ['ONE', 'OTHER'].map((productcode) => ({ productCode: productcode }) as Product) as [
  Product,
  Product,
];
const LONG = 10_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Renders a list; `requested` are the products whose prices were requested, `answer` is the server's. */
function open(answer: object = { resultcode: 1, wholesalerproducts: [] }) {
  const requested: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const { searchParams } = new URL(String(input instanceof Request ? input.url : input), 'http://localhost');
    const code = searchParams.get('productcode');
    if (code) requested.push(code);
    return Response.json(answer);
  };
  const services = createServices({ config: defaultConfig, fetch });
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <AppProviders services={services}>
        <SettingsContext value={settings}>{children}</SettingsContext>
      </AppProviders>
    </MemoryRouter>
  );
  const { result, unmount } = renderHook(() => usePricePrefetch(), { wrapper });
  const { client, queryClient } = services;
  const choose = ({ productCode }: Product) =>
    queryClient.fetchQuery({ ...supplierPricesQuery(client, productCode, settings, false), retry: false });
  return { requested, moveTo: (product: Product | null) => result.current(product), choose, leave: unmount };
}

it('requests the prices of a focused row once, and has them when it is chosen', async () => {
  const { requested, moveTo, choose } = open();
  moveTo(one);
  await vi.advanceTimersByTimeAsync(LONG);
  await choose(one);
  moveTo(one);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(requested).toEqual(['ONE']);
});

it('requests no prices for rows that focus passes, or whose page closes', async () => {
  const { requested, moveTo, leave } = open();
  moveTo(one);
  moveTo(other);
  await vi.advanceTimersByTimeAsync(LONG);
  moveTo(one);
  moveTo(null);
  await vi.advanceTimersByTimeAsync(LONG);
  moveTo(one);
  leave();
  await vi.advanceTimersByTimeAsync(LONG);
  expect(requested).toEqual(['OTHER']);
});

it('does not prefetch prices again that could not be read', async () => {
  const { requested, moveTo, choose } = open({ resultcode: 2 });
  await expect(choose(one)).rejects.toThrow();
  moveTo(one);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(requested).toEqual(['ONE']);
});
