import type { Notification, Response as OrderResponse, Staff } from '@mortar/contract';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { liveLinkAtom } from '#live/liveLinkAtom.ts';
import { createFakeLink } from '#live/testing/fakeLink.ts';
import { SettingsContext } from '#session/settings.tsx';
import { sampleSettings } from '#session/testing/sampleSettings.ts';
import { ResponsesPage } from './ResponsesPage.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const staff = { retailerid: 1001, username: 'buyer@1001', grouporderingenabled: false } as Staff;
const waiting = (orderid: number): OrderResponse => ({
  orderid,
  ordernumber: `SO-${orderid}`,
  supplier: 'Kestrel',
  status: 'Sent',
  results: '',
  indicator: 'Waiting',
  senddatetime: '2026-11-20T08:00:00Z',
  ordertotal: 10,
  retailername: 'Main Road',
});
const list = Array.from({ length: 1000 }, (_, index) => waiting(index + 1));

/** Page with a thousand responses, and the requested searches. */
async function shown(answers: ReadonlyMap<number, OrderResponse>) {
  const searches: string[] = [];
  const services = createServices({
    config: defaultConfig,
    retryDelay: () => 0,
    fetch: async (address) => {
      const { pathname, searchParams } = new URL(String(address), 'http://x');
      if (!pathname.endsWith('/OrderResponse/filtered/get')) return Response.json({ resultcode: 5 });
      const search = searchParams.get('search') ?? '';
      const first = searches.length === 0;
      searches.push(search);
      const found = list.filter(({ ordernumber }) => search === '' || ordernumber === search);
      const responses = first ? found : found.map((row) => answers.get(row.orderid) ?? row);
      return Response.json({ resultcode: 1, responses });
    },
  });
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  const live = createFakeLink();
  services.store.set(liveLinkAtom, live.link);
  render(
    <MemoryRouter>
      <AppProviders services={services}>
        <SettingsContext value={sampleSettings()}>
          <ResponsesPage />
        </SettingsContext>
      </AppProviders>
    </MemoryRouter>,
  );
  const grid = await screen.findByRole('grid', { name: 'Responses' });
  await within(grid).findByText('SO-1');
  return { grid, live, searches };
}

const arrival = (orderid: number): Notification => ({
  group: 'response',
  identifier: `SO-${orderid}`,
  secondaryidentifier: String(orderid),
  title: '',
  body: '',
  icon: '',
  sentdate: null,
  username: '',
  retailerid: 1001,
});

const getRow = (element: Node | null): HTMLElement | null =>
  (element instanceof Element ? element : (element?.parentElement ?? null))?.closest<HTMLElement>('[role=row]') ?? null;

it('renders only the row of a response that arrives among a thousand, and keeps the user’s place', async () => {
  const answered: OrderResponse = { ...waiting(7), indicator: 'Regretted', status: 'Complete', results: '1 regretted' };
  const { grid, live, searches } = await shown(new Map([[7, answered]]));
  expect(grid.getAttribute('aria-rowcount')).toBe('1001');
  fireEvent.click(within(grid).getByText('SO-3'));
  const chosen = within(grid).getByText('SO-3').closest('[role=row]');
  await waitFor(() => expect(chosen?.getAttribute('aria-selected')).toBe('true'));
  const keyboard = document.activeElement;
  const arrived = within(grid).getByText('SO-7').closest('[role=row]');
  const others = [...grid.querySelectorAll('[role=row]')].filter((row) => row !== arrived);
  const before = others.map((row) => row.outerHTML);

  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(grid, { subtree: true, childList: true, characterData: true, attributes: true });
  act(() => live.push('ReceiveNotification', arrival(7)));
  await waitFor(() => expect(arrived?.textContent).toContain('1 regretted'));
  await act(async () => undefined);
  changes.push(...observer.takeRecords());
  observer.disconnect();

  expect(new Set(changes.map(({ target }) => getRow(target)))).toEqual(new Set([arrived]));
  expect(others.map((row) => row.outerHTML)).toEqual(before);
  expect([document.activeElement, chosen?.getAttribute('aria-selected')]).toEqual([keyboard, 'true']);
  // Only that response was requested, and the list once initially.
  expect(searches).toEqual(['', 'SO-7']);
});

it('reads a batch of responses one by one, and never the list', async () => {
  const numbers = [5, 400, 999];
  const answers = new Map(
    numbers.map((id) => [id, { ...waiting(id), indicator: 'Invoiced' as const, results: 'all' }]),
  );
  const { grid, live, searches } = await shown(answers);
  act(() => {
    for (const id of numbers) live.push('ReceiveNotification', arrival(id));
  });
  await waitFor(() => expect(within(grid).getByText('SO-5').closest('[role=row]')?.textContent).toContain('all'));
  await waitFor(() => expect(searches.toSorted()).toEqual(['', 'SO-400', 'SO-5', 'SO-999']));
});
