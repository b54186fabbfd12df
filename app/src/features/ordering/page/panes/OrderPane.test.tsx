import type { Staff } from '@mortar/contract';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { initialFlow } from '#features/ordering/page/flow.ts';
import { createPageHandles, PageHandlesContext } from '#features/ordering/page/pageHandles.ts';
import type { Product } from '#products/search/model/product.ts';
import { markStaleAfter } from '#server/keys.ts';
import { SettingsContext } from '#session/settings.tsx';
import { sampleSettings } from '#session/testing/sampleSettings.ts';
import { OrderPane, type OrderPaneProps } from './OrderPane.tsx';

// Preloads lazy modules, which take longer than a query waits.
beforeAll(
  () => Promise.all([import('#orders/responses/ResponsesTab.tsx'), import('#orders/history/HistoryTab.tsx')]),
  60_000,
);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const staffWith = (messaging: boolean, grouporderingenabled: boolean): Staff =>
  ({
    staffid: 2,
    retailerid: 1001,
    grouporderingenabled,
    profileactivated: true,
    role: { rolepermissions: { ordering: { update: true, create: true }, dashboard: { ordering: true, messaging } } },
  }) as unknown as Staff;

function open({ messaging = true, group = false } = {}) {
  const requests: string[] = [];
  const services = createServices({
    config: defaultConfig,
    fetch: async (address) => {
      requests.push(new URL(String(address), 'http://x').pathname);
      return Response.json({ resultcode: 5 });
    },
  });
  services.startSession({ token: 'one', validTo: null, staff: staffWith(messaging, group), adverts: [] });
  const handles = createPageHandles();
  const props: OrderPaneProps = {
    flow: initialFlow,
    order: null,
    onSelect: () => undefined,
    onChoose: () => undefined,
    onBack: () => undefined,
    onStep: vi.fn(),
    onOpenManager: () => undefined,
    onTryAgain: () => undefined,
    onSaved: () => undefined,
    onOrderAgain: vi.fn(),
  };
  const product = { productCode: '1', description: 'Panado', nappiCode: '7', schedule: '0', sepValue: 1 };
  const page = (flow = initialFlow) => (
    <MemoryRouter>
      <AppProviders services={services}>
        <SettingsContext value={sampleSettings()}>
          <PageHandlesContext value={handles}>
            <OrderPane {...props} flow={flow} />
          </PageHandlesContext>
        </SettingsContext>
      </AppProviders>
    </MemoryRouter>
  );
  const { rerender } = render(page());
  const responses = () => requests.filter((path) => path === '/api/OrderResponse/filtered/get').length;
  const histories = () => requests.filter((path) => path === '/api/ClientOrder/history/get').length;
  const choose = () => rerender(page({ ...initialFlow, step: 'products', product: product as Product }));
  return { services, props, handle: handles.order, responses, histories, choose };
}

const press = (digit: number) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, {
      altKey: true,
      code: `Digit${digit}`,
      key: `${digit}`,
    });
  });
const expectSelected = (tab: string) => expect(screen.getByRole('tab', { name: tab, selected: true })).toBeDefined();
const search = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search responses' });

describe('the centre panel', () => {
  it('is opened by Alt and a digit, which focuses it', async () => {
    const { props } = open();
    expectSelected('Current Order');
    expect(screen.getByRole('tab', { name: 'Responses' }).getAttribute('aria-keyshortcuts')).toBe('Alt+8');
    await press(8);
    await waitFor(async () => expect(document.activeElement).toBe(await search()));
    expect(props.onStep).toHaveBeenLastCalledWith('tab');
    await press(6);
    expectSelected('Current Order');
    await waitFor(() => expect(props.onStep).toHaveBeenLastCalledWith('order'));
  });

  it('requests the responses only while they are visible, and keeps typed text in the background', async () => {
    const { responses, services } = open();
    expect(responses()).toBe(0);
    await press(8);
    await waitFor(() => expect(responses()).toBe(1));
    fireEvent.change(await search(), { target: { value: '1001' } });
    await press(6);
    await act(async () => markStaleAfter(services.queryClient, 'response arrived'));
    expect(responses()).toBe(1);
    await press(8);
    await waitFor(() => expect(responses()).toBe(2));
    expect((await search()).value).toBe('1001');
  });

  it('searches past orders under a separate query key, once they are visible', async () => {
    const { props, histories } = open();
    expect(screen.getByRole('tab', { name: 'Order History' }).getAttribute('aria-keyshortcuts')).toBe('Alt+7');
    expect(histories()).toBe(0);
    await press(7);
    expectSelected('Order History');
    await screen.findByText('No order history found.');
    expect(histories()).toBe(1);
    await waitFor(() => expect(props.onStep).toHaveBeenLastCalledWith('tab'));
  });

  it('has no history tab for a group', async () => {
    const { histories } = open({ group: true });
    expect(screen.queryByRole('tab', { name: 'Order History' })).toBeNull();
    await press(7);
    expectSelected('Current Order');
    expect(histories()).toBe(0);
  });

  it('returns to the order for a caller that needs it, once it has rendered', async () => {
    const { handle } = open();
    const then = vi.fn();
    expect(handle.current?.showOrder(then)).toBe(true);
    await press(8);
    await search();
    act(() => expect(handle.current?.showOrder(then)).toBe(false));
    expectSelected('Current Order');
    await waitFor(() => expect(then).toHaveBeenCalledOnce());
  });

  it('shows why the responses cannot be opened, and opens nothing', async () => {
    const { responses } = open({ messaging: false });
    const tab = screen.getByRole('tab', { name: 'Responses' });
    expect(tab.getAttribute('aria-disabled')).toBe('true');
    await press(8);
    fireEvent.click(tab);
    expectSelected('Current Order');
    expect(responses()).toBe(0);
  });

  it('names the product next to the tabs while the order is visible', async () => {
    const { choose } = open();
    expect(screen.getByText('Select a product.')).toBeDefined();
    choose();
    expect(screen.getByRole('heading', { name: 'Panado' })).toBeDefined();
    await press(8);
    await search();
    expect(screen.queryByRole('heading', { name: 'Panado' })).toBeNull();
  });
});
