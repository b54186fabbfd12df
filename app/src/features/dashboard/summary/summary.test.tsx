import { SCENARIO_NOW } from '@mortar/backend';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages as historyMessages } from '#orders/history/messages.ts';
import { messages as managerMessages } from '#orders/manager/messages.ts';
import { messages as responseMessages } from '#orders/responses/messages.ts';
import { formatMoney } from '#rules/money.ts';
import { messages as supplierMessages } from '#settings/suppliers/messages.ts';
import { type AppOptions, openApp } from '#shell/testing/openApp.tsx';
import { messages } from './messages.ts';

vi.setConfig({ testTimeout: 40_000 });
const LONG = { timeout: 15_000 };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: SCENARIO_NOW });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Rights = Partial<Record<'ordering' | 'reports' | 'messaging' | 'settings', boolean>>;
const rights =
  (dashboard: Rights, read = true): NonNullable<AppOptions['change']> =>
  ({ staff }) => ({
    staff: staff.map((row) => {
      const { rolepermissions } = row.role;
      const changed = {
        ...rolepermissions,
        dashboard: { ...rolepermissions.dashboard, ...dashboard },
        ordering: { ...rolepermissions.ordering, read },
      };
      return { ...row, role: { ...row.role, rolepermissions: changed } };
    }),
  });
const everything = rights({ ordering: true, reports: true, messaging: true, settings: true });

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi), delay: null });
const card = (name: string) => screen.findByRole('article', { name }, LONG);
/** Text of a card once it has loaded. */
async function read(name: string): Promise<string> {
  const found = await card(name);
  await waitFor(() => expect(within(found).queryByText(messages.loading)).toBeNull(), LONG);
  return found.textContent ?? '';
}
const follow = async (name: string) => user.click(within(await card(name)).getByRole('link', { name }));

/** Amounts in a text, in cents. */
const amounts = (text: string) =>
  [...text.matchAll(/R([\d\u00a0]+\.\d\d)/g)].map(([, digits = '']) => Number(digits.replace(/[\u00a0.]/g, '')));
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const toRows = async (grid: string) => {
  const found = await screen.findByRole('grid', { name: grid }, LONG);
  await waitFor(() => expect(found.querySelector('[data-index]:not([hidden])')).not.toBeNull(), LONG);
  return [...found.querySelectorAll('[role=row][data-index]:not([hidden])')].map((row) => row.textContent ?? '');
};
const lastAmounts = (rows: readonly string[]) => rows.map((row) => amounts(row).at(-1) ?? 0);
/** Number of regrets in Advanced Regrets, without header and totals. */
async function regretsShown(): Promise<number> {
  const popup = await screen.findByRole('dialog', { name: 'Advanced Regrets' }, LONG);
  const filled = () =>
    within(popup)
      .getAllByRole('grid')
      .findLast((grid) => grid.querySelector('[data-index]:not([hidden])'));
  await waitFor(() => expect(filled()).toBeDefined(), LONG);
  return Number(filled()?.getAttribute('aria-rowcount')) - 2;
}
/** Asserts the amount ordered in a month in the history's chart. */
async function orderedIn(month: string, cents: number): Promise<void> {
  const picture = await screen.findByRole('region', { name: historyMessages.picture.title }, LONG);
  const unfold = within(picture).getAllByRole('button')[0];
  if (unfold?.getAttribute('aria-expanded') === 'false') await user.click(unfold);
  const barLabel = `${month}: ordered ${inWords(formatMoney(cents, 'ZA'))}, `;
  await within(picture).findByText((text) => text.startsWith(barLabel), undefined, LONG);
}
/** Normalises white space, as queries do. */
const inWords = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the number on a card equals the number on its page', () => {
  it('for unsent orders', async () => {
    await openApp('/Dashboard', { change: everything });
    const digits = await read(messages.unsent.title);
    await follow(messages.unsent.title);
    const rows = await toRows(managerMessages.manager.title);
    expect(rows.length).toBeGreaterThan(1);
    expect(digits).toContain(messages.orders(rows.length));
    expect(amounts(digits)[0]).toBe(sum(rows.map((row) => amounts(row)[0] ?? 0)));
  });

  it.each(['openingTime', 'busyMorning'] as const)('for orders that wait for a response (%s)', async (scenario) => {
    const { at } = await openApp('/Dashboard', { scenario, change: everything });
    const digits = await read(messages.waiting.title);
    await follow(messages.waiting.title);
    const rows = await toRows(responseMessages.title);
    expect(at.path).toBe('/Responses');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Waiting For a Response/ }).checked).toBe(true);
    expect(digits).toContain(messages.waiting.sum(rows.length));
    expect(amounts(digits)[0]).toBe(sum(lastAmounts(rows)));
  });

  it.each(['openingTime', 'busyMorning'] as const)(
    'for regrets since the last working day, which Reorder opens too (%s)',
    async (scenario) => {
      await openApp('/Dashboard', { scenario, change: everything });
      const digits = await read(messages.regrets.title);
      expect(digits).toContain('Friday 2026/02/27');
      await user.click(within(await card(messages.regrets.title)).getByRole('button', { name: 'Reorder' }));
      const popup = await screen.findByRole('dialog', { name: 'Advanced Regrets' }, LONG);
      const grid = await within(popup).findByRole('grid', undefined, LONG);
      await waitFor(() => expect(grid.querySelector('[data-index]:not([hidden])')).not.toBeNull(), LONG);
      // Without header and totals.
      const count = Number(grid.getAttribute('aria-rowcount')) - 2;
      expect(digits).toContain(`in ${messages.lines(count)}`);
      const rows = [...grid.querySelectorAll('[role=row][data-index]:not([hidden])')].map(
        (row) => row.textContent ?? '',
      );
      // Long lists render only some rows.
      if (rows.length === count) expect(amounts(digits)[0]).toBe(sum(lastAmounts(rows)));
    },
  );

  it('for unread responses', async () => {
    await openApp('/Dashboard', { scenario: 'busyMorning', change: everything });
    const digits = await read(messages.unread.title);
    await follow(messages.unread.title);
    const rows = await toRows(responseMessages.title);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Unread/ }).checked).toBe(true);
    expect(digits).toContain(`${messages.unread.responses}${rows.length}`);
  });

  it('for orders of this month and the last', async () => {
    localStorage.setItem('mortar.history picture', 'true');
    await openApp('/Dashboard', { change: everything });
    await read(messages.bought.title);
    const bars = within(await card(messages.bought.title)).getAllByRole('listitem');
    const [soFar = 0, , lastMonth = 0] = bars.map((bar) => amounts(bar.textContent ?? '')[0]);
    expect(lastMonth).toBeGreaterThan(soFar);
    await follow(messages.bought.title);
    await orderedIn('Mar 2026', soFar);
    await orderedIn('Feb 2026', lastMonth);
  });

  it('for the credit of a supplier', async () => {
    await openApp('/Dashboard', { change: everything });
    const first = within(await card(messages.suppliers.title));
    const [row] = await first.findAllByText(/of R.*\(\d+%\)/, undefined, LONG);
    const barLabel = inWords(row?.textContent ?? '');
    const supplier = row?.closest('li')?.querySelector('.summary-name')?.textContent ?? '';
    await follow(messages.suppliers.title);
    const chosen = await screen.findAllByText(new RegExp(`^${supplier}`), undefined, LONG);
    await user.click(chosen.find((each) => each.closest('[data-index], button, li')) ?? document.body);
    await screen.findByText(barLabel, undefined, LONG);
  });

  it('for the amount that a supplier is below its minimum', async () => {
    await openApp('/Ordering', { change: everything });
    const manager = await screen.findByRole('dialog', { name: managerMessages.manager.title }, LONG);
    await user.click(within(manager).getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('switch', { name: 'All Unsent' }, LONG));
    const worth = await toRows('Supplier totals');
    cleanup();
    await openApp('/Dashboard', { change: everything });
    const [row] = await within(await card(messages.suppliers.title)).findAllByText(/below minimum$/, undefined, LONG);
    const [missing = 0] = amounts(row?.textContent ?? '');
    const supplier = row?.closest('li')?.querySelector('.summary-name')?.textContent ?? '';
    const ofSupplier = (rows: readonly string[]) => amounts(rows.find((one) => one.startsWith(supplier)) ?? '');
    await follow(messages.suppliers.title);
    const [, minimum] = ofSupplier(await toRows(supplierMessages.title));
    expect(missing + (ofSupplier(worth)[0] ?? 0)).toBe(minimum);
  });

  it.each([
    [messages.unread.suppliers, 'Conversations'],
    [messages.unread.support, 'Tickets'],
  ])('for unread messages: %s', async (name, list) => {
    await openApp('/Dashboard', { change: everything });
    const digits = await read(messages.unread.title);
    await user.click(within(await card(messages.unread.title)).getByRole('link', { name }));
    const threads = within(await screen.findByRole('list', { name: list }, LONG));
    const counts = (await threads.findAllByText(/unread messages?$/, undefined, LONG)).map((one) =>
      Number.parseInt(one.textContent ?? '', 10),
    );
    expect(digits).toContain(`${name}${sum(counts)}`);
  });

  it('for each pharmacy of a group', async () => {
    await openApp('/Dashboard', { scenario: 'groupMorning' });
    const digits = await read(messages.unsent.title);
    await follow(messages.unsent.title);
    const rows = await toRows(managerMessages.manager.unsent);
    expect(digits).toContain(messages.orders(rows.length));
  });

  it('for orders of a group that wait for a response', async () => {
    await openApp('/Dashboard', { scenario: 'groupMorning' });
    const digits = await read(messages.waiting.title);
    await follow(messages.waiting.title);
    const rows = await toRows(responseMessages.title);
    expect(digits).toContain(messages.waiting.sum(rows.length));
    expect(amounts(digits)[0]).toBe(sum(lastAmounts(rows)));
  });

  it('for regrets of a group', async () => {
    await openApp('/Dashboard', { scenario: 'groupMorning' });
    const digits = await read(messages.regrets.title);
    await follow(messages.regrets.title);
    expect(digits).toContain(`in ${messages.lines(await regretsShown())}`);
  });

  it('for orders of a group this month', async () => {
    localStorage.setItem('mortar.history picture', 'true');
    await openApp('/Dashboard', { scenario: 'groupMorning' });
    const [soFar = 0] = amounts(await read(messages.bought.title));
    await follow(messages.bought.title);
    await orderedIn('Mar 2026', soFar);
  });
});

describe('the dashboard summary', () => {
  it('requests each value once, and the credit of three suppliers', async () => {
    const { calls } = await openApp('/Dashboard', { change: everything });
    for (const { title } of [messages.unsent, messages.waiting, messages.regrets, messages.unread, messages.bought])
      await read(title);
    await waitFor(() => expect(calls.filter(({ path }) => path === '/api/LocalCreditor')).toHaveLength(3), LONG);
    const times = Map.groupBy(calls, ({ method, path }) => `${method} ${path}`);
    times.delete('GET /api/LocalCreditor');
    expect([...times].filter(([, some]) => some.length > 1).map(([call]) => call)).toEqual([]);
  });

  it('shows cached values at once when the user comes back', async () => {
    await openApp('/Dashboard', { change: everything });
    const before = await read(messages.unsent.title);
    await follow(messages.unsent.title);
    await toRows(managerMessages.manager.title);
    await user.click(screen.getByRole('button', { name: /Dashboard/ }));
    expect((await card(messages.unsent.title)).textContent).toBe(before);
  });

  it.each([
    ['no pages', {}, []],
    ['messages', { messaging: true }, [messages.waiting.title, messages.unread.title]],
    [
      'ordering',
      { ordering: true },
      [messages.unsent.title, messages.regrets.title, messages.suppliers.title, messages.bought.title],
    ],
  ] as [string, Rights, string[]][])('shows a card only to users who may open its page: %s', async (_, may, titles) => {
    const none = { ordering: false, reports: false, messaging: false, settings: false };
    await openApp('/Dashboard', { change: rights({ ...none, ...may }) });
    await screen.findByRole('heading', { level: 1, name: /^Hello/ }, LONG);
    if (titles[0]) await card(titles[0]);
    const shown = screen.queryAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
    expect(shown).toEqual(titles);
  });

  it('reports a failed read in its card only, and reads it again', async () => {
    await openApp('/Dashboard', {
      change: everything,
      faults: [{ call: 'listUnsentOrders', kind: 'code', code: 2, times: 1 }],
    });
    await within(await card(messages.unsent.title)).findByText(messages.failed, undefined, LONG);
    expect(await read(messages.waiting.title)).toContain(messages.waiting.from);
    await user.click(within(await card(messages.unsent.title)).getByRole('button', { name: messages.retry }));
    await within(await card(messages.unsent.title)).findByRole('list', { name: messages.unsent.list }, LONG);
  });

  it('shows nothing if there is nothing to report', async () => {
    await openApp('/Dashboard', { scenario: 'emptyPharmacy', change: everything });
    for (const { title, none } of [messages.unsent, messages.waiting, messages.regrets, messages.bought])
      expect(await read(title)).toContain(none);
    expect(screen.queryByRole('button', { name: messages.regrets.reorder })).toBeNull();
  });
});
