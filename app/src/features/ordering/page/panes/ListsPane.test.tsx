import type { Settings, Staff } from '@mortar/contract';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { createPageHandles, PageHandlesContext } from '#features/ordering/page/pageHandles.ts';
import type { Product } from '#products/search/model/product.ts';
import { refreshAfter } from '#server/keys.ts';
import { SettingsContext } from '#session/settings.tsx';
import { sampleSettings } from '#session/testing/sampleSettings.ts';
import { ListsPane, type ListsPaneProps } from './ListsPane.tsx';

// Preloads lazy modules, which take longer than a query waits.
beforeAll(
  () =>
    Promise.all([
      import('#features/ordering/regrets/RegretsTab.tsx'),
      import('#features/ordering/preferences/PreferencesTab.tsx'),
    ]),
  60_000,
);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const schedules = { n: true, nm: true, zero: true, one: true, two: true, three: true, four: true };
const ordering = { update: true, create: true, productschedules: { ...schedules, five: true, six: true, seven: true } };
const staff = { staffid: 2, role: { rolepermissions: { ordering, dashboard: { settings: false } } } } as Staff;

function open() {
  const requested: string[] = [];
  const services = createServices({
    config: defaultConfig,
    fetch: async (address) => {
      requested.push(new URL(String(address), 'http://x').pathname.replace('/api/Product/', ''));
      return Response.json({ resultcode: 5 });
    },
  });
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  const handles = createPageHandles();
  const props: ListsPaneProps = {
    product: null,
    onChoose: () => undefined,
    onStep: () => undefined,
    onAdvancedRegrets: () => undefined,
  };
  const page = (changes: Partial<ListsPaneProps> = {}, set: Partial<Settings> = {}) => (
    <MemoryRouter>
      <AppProviders services={services}>
        <SettingsContext value={sampleSettings(set)}>
          <PageHandlesContext value={handles}>
            <ListsPane {...props} {...changes} />
          </PageHandlesContext>
        </SettingsContext>
      </AppProviders>
    </MemoryRouter>
  );
  const { rerender } = render(page());
  return {
    requested,
    services,
    handles,
    show: (changes: Partial<ListsPaneProps>) => rerender(page(changes)),
    set: (changed: Partial<Settings>) => rerender(page({}, changed)),
  };
}

const press = (digit: number) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, {
      altKey: true,
      code: `Digit${digit}`,
      key: `${digit}`,
    });
  });
const box = (name: string) => screen.findByRole<HTMLInputElement>('searchbox', { name });
const expectSelected = (tab: string) => expect(screen.getByRole('tab', { name: tab, selected: true })).toBeDefined();

async function search(name: string, text: string) {
  const field = await box(name);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

describe('the lists', () => {
  it('are opened by Alt and a digit, which focuses their search', async () => {
    const { handles } = open();
    await press(4);
    await waitFor(async () => expect(document.activeElement).toBe(await box('Search favourites')));
    expect(handles.lists.current?.getSearch()).toBe(document.activeElement);
    await press(3);
    await waitFor(async () => expect(document.activeElement).toBe(await box('Search generics')));
    await press(1);
    await waitFor(async () => expect(document.activeElement).toBe(await box('Search products')));
    expect(handles.lists.current?.getSearch()).toBe(document.activeElement);
  });

  it('request data only while they are visible, and refetch data that became stale in the background', async () => {
    const { requested, services } = open();
    await search('Search products', 'panado');
    await waitFor(() => expect(requested).toEqual(['list/get']));
    await press(4);
    await waitFor(() => expect(requested).toEqual(['list/get', 'favourite/list/get']));
    await act(() => refreshAfter(services.queryClient, 'favourite changed'));
    expect(requested).toEqual(['list/get', 'favourite/list/get', 'favourite/list/get']);
    await press(1);
    await waitFor(() => expect(requested.at(-1)).toBe('list/get'));
    expect((await box('Search products')).value).toBe('panado');
  });

  it('switch to the products once a line is added if they have no search', async () => {
    const { show, handles } = open();
    await press(5);
    await screen.findByRole('radio', { name: 'Press Enter' });
    expectSelected('Preferences');
    show({ product: { nappiCode: '7', productCode: '1', description: 'Panado', packSize: '20' } as Product });
    expectSelected('Preferences');
    show({ product: null });
    expectSelected('Products');
    expect(handles.lists.current?.getSearch()).toBe(await box('Search products'));
  });

  it('report which of them has focus', async () => {
    const steps: string[] = [];
    const { show } = open();
    show({ onStep: (step) => steps.push(step) });
    await press(5);
    act(() => screen.getByRole('radio', { name: 'Press Enter' }).focus());
    expect(steps.at(-1)).toBe('tab');
    await press(2);
    await waitFor(() => expect(steps.splice(0).at(-1)).toBe('tab'));
  });

  it('pass type-ahead text to the visible search', async () => {
    const { handles } = open();
    await press(4);
    await waitFor(async () => expect(document.activeElement).toBe(await box('Search favourites')));
    act(() => handles.lists.current?.type({ text: 'bru', entered: false }));
    expect((await box('Search favourites')).value).toBe('bru');
  });

  it.each([
    ['Search products', 1],
    ['Search generics', 3],
    ['Search favourites', 4],
  ])('apply a new search mode only once the user has left %s', async (name, digit) => {
    const { set } = open();
    await press(digit);
    const field = await box(name);
    await waitFor(() => expect(document.activeElement).toBe(field));
    // The tab sets focus again a frame later.
    await act(() => new Promise(requestAnimationFrame));
    fireEvent.change(field, { target: { value: 'pan' } });
    const button = () => screen.queryByRole('button', { name: 'Search' });
    set({ ordering_SearchType: '1' });
    expect([document.activeElement, field.value, button()]).toEqual([field, 'pan', null]);
    act(() => field.blur());
    expect(button()).not.toBeNull();
    expect((await box(name)).value).toBe('pan');
    set({ ordering_SearchType: '0' });
    expect(button()).toBeNull();
  });
});
