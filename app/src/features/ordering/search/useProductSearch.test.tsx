import type { Staff } from '@mortar/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { remember } from '#preferences/remembered.ts';
import { useProductSearch } from './useProductSearch.ts';

const schedules = { n: true, nm: true, zero: true, one: true, two: true, three: true, four: true };
const staff = {
  role: { rolepermissions: { ordering: { productschedules: { ...schedules, five: true, six: true, seven: true } } } },
} as Staff;

beforeEach(() => sessionStorage.clear());

async function open(adid?: number) {
  const requested: URLSearchParams[] = [];
  const answer = vi.fn<typeof fetch>(async (address) => {
    requested.push(new URL(String(address), 'http://x').searchParams);
    return Response.json({ resultcode: 5 });
  });
  const services = createServices({ config: defaultConfig, fetch: answer });
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  const order = { orderId: 1, orderNumber: '1', type: 'new' as const };
  services.store.set(currentOrderAtom, adid === undefined ? order : { ...order, adid });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProviders services={services}>{children}</AppProviders>
  );
  const { result } = renderHook(useProductSearch, { wrapper });
  const last = () => ({ value: requested.at(-1)?.get('value'), adid: requested.at(-1)?.get('adid') });
  const type = (text: string) =>
    act(() => {
      result.current.setText(text);
      result.current.change({ text });
    });
  return { services, result, requested, last, type };
}

describe('a search while a promotion is active', () => {
  it('lists the products on promotion before the user types', async () => {
    const { last, result } = await open(3);
    await waitFor(() => expect(last()).toEqual({ value: '', adid: '3' }));
    expect(result.current.promotion).toMatchObject({ active: true, prompting: false });
  });

  it('prompts before it searches another text, and No restores the text', async () => {
    const { last, result, type, requested } = await open(3);
    await waitFor(() => expect(last()).toEqual({ value: '', adid: '3' }));
    type('coru');
    expect(result.current.promotion.prompting).toBe(true);
    act(() => result.current.promotion.keep());
    expect(result.current).toMatchObject({ text: '', promotion: { active: true, prompting: false } });
    expect(requested).toHaveLength(1);
  });

  it('searches the full text in all products after Yes, and prompts no more', async () => {
    const { services, last, result, type } = await open(3);
    type('coru');
    act(() => result.current.promotion.clear());
    await waitFor(() => expect(last()).toEqual({ value: 'coru', adid: '0' }));
    expect(result.current).toMatchObject({ text: 'coru', promotion: { active: false, prompting: false } });
    expect(services.store.get(currentOrderAtom)).toEqual({ orderId: 1, orderNumber: '1', type: 'new' });
    type('corum');
    expect(result.current.promotion.prompting).toBe(false);
  });

  it('narrows the promotion without a prompt if the text is the same', async () => {
    const { result } = await open(3);
    act(() => result.current.change({ sort: 'Frequently' }));
    act(() => result.current.change({ text: ' ' }));
    expect(result.current.promotion.prompting).toBe(false);
  });
});

it('does not search an empty text while no promotion is active', async () => {
  const { requested, result } = await open();
  expect(result.current.sought).toBe(false);
  expect(requested).toEqual([]);
});

describe('the options of a search', () => {
  beforeEach(() => localStorage.clear());

  it('are restored for the user who set them', async () => {
    const { result } = await open();
    act(() => result.current.change({ match: 'EndsWith', sort: 'Frequently' }));
    const { search } = (await open()).result.current;
    expect(search).toEqual({ text: '', field: 'Description', match: 'EndsWith', sort: 'Frequently', supplier: '' });
  });

  it('use all suppliers if the stored supplier no longer exists', async () => {
    remember(staff, 'search products', { supplier: 'GONE', match: 'EndsWith' });
    const { result } = await open();
    // The server has no suppliers.
    await waitFor(() => expect(result.current.search).toMatchObject({ supplier: '', match: 'EndsWith' }));
  });

  it('hide nothing of a promotion, until the user changes one', async () => {
    remember(staff, 'search products', { match: 'EndsWith' });
    const { result } = await open(3);
    expect(result.current.search.match).toBe('Containing');
    act(() => result.current.change({ sort: 'Frequently' }));
    expect(result.current.search).toMatchObject({ match: 'Containing', sort: 'Frequently' });
  });
});
