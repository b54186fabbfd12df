import type { Staff } from '@mortar/contract';
import { readCode } from '@mortar/reading';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import type { Product } from '#products/search/model/product.ts';
import { useScannedProduct } from './useScannedProduct.ts';

const schedules = { n: true, nm: true, zero: true, one: true, two: true, three: true, four: true };
const ordering = { productschedules: { ...schedules, five: true, six: true, seven: true } };
const staff = { staffid: 2, role: { rolepermissions: { ordering } } } as Staff;

const A = '6001234567899';
const B = '6009876543219';
const PRODUCTS: Readonly<Record<string, string>> = { [A]: 'P1', [B]: 'P2' };

const row = (barcode: string) => ({
  productid: 1,
  productcode: PRODUCTS[barcode],
  productdescription: `Product ${PRODUCTS[barcode]}`,
  barcode,
  ...Object.fromEntries(['barcode2', 'barcode3', 'barcode4', 'barcode5'].map((name) => [name, ''])),
  nappicode: '',
  keyword: '',
  manufacturer: '',
  schedule: 'N',
  datemodified: null,
  isfavourite: false,
  ispreferred: false,
  pplrank: 0,
  packsize: '1',
  sepvalue: 1,
  regretquantity: 0,
  discovery: false,
  mpl: false,
  mrp: false,
  gems: false,
  supplierproductcode: '',
  supplierproductdescription: '',
});

/** Scanning on a page without a product, whose lookups wait for `answer`. */
function scanning() {
  const held = new Map<string, () => void>();
  const services = createServices({
    config: defaultConfig,
    fetch: (address) =>
      new Promise((resolve) => {
        const text = new URL(String(address), 'http://x').searchParams.get('value') ?? '';
        const known = text in PRODUCTS;
        held.set(text, () =>
          resolve(Response.json(known ? { resultcode: 1, products: [row(text)] } : { resultcode: 5 })),
        );
      }),
  });
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  const stored = { codes: [], look: vi.fn(), keep: vi.fn(), forget: vi.fn() };
  const onChoose = vi.fn<(product: Product, quantity: number | null) => void>();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProviders services={services}>{children}</AppProviders>
  );
  const { result } = renderHook(
    () => useScannedProduct({ product: null, prompting: false, waiting: false, onChoose }, stored),
    { wrapper },
  );
  return {
    stored,
    scan(text: string) {
      const read = readCode(text);
      if (read) act(() => void result.current(read));
    },
    /** Answers the lookup of a code once it was requested. */
    async answer(code: string) {
      await waitFor(() => expect([...held.keys()].some((text) => code.includes(text))).toBe(true));
      const [text = ''] = [...held.keys()].filter((each) => code.includes(each));
      await act(async () => held.get(text)?.());
    },
    chosen: () => onChoose.mock.calls.map(([{ productCode }, quantity]) => [productCode, quantity]),
  };
}

it('counts a code that is scanned again while its product is looked up', async () => {
  const { scan, answer, chosen, stored } = scanning();
  scan(A);
  scan(A);
  scan(A);
  await answer(A);
  await waitFor(() => expect(chosen()).toEqual([['P1', 3]]));
  expect(stored.keep).not.toHaveBeenCalled();
});

it('counts it although another code was scanned in between, which is stored', async () => {
  const { scan, answer, chosen, stored } = scanning();
  scan(A);
  scan(B);
  scan(A);
  await answer(B);
  await answer(A);
  await waitFor(() => expect(chosen()).toEqual([['P1', 2]]));
  expect(stored.keep.mock.calls).toEqual([[B, 'waiting']]);
});

it('proposes no quantity for a code that is scanned once', async () => {
  const { scan, answer, chosen } = scanning();
  scan(A);
  await answer(A);
  await waitFor(() => expect(chosen()).toEqual([['P1', null]]));
});
