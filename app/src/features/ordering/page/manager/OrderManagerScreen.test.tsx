import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages as managerMessages } from '#orders/manager/messages.ts';
import { messages as choiceMessages } from '#retailers/choiceMessages.ts';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { openApp } from '#shell/testing/openApp.tsx';

vi.setConfig({ testTimeout: 30_000 });
const LONG = { timeout: 15_000 };
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const user = userEvent.setup();
const texts = managerMessages.manager;
/** Order for Sea Point and Claremont. */
const NUMBER = '2000002';

const unsent = async () => within(await screen.findByRole('grid', { name: texts.unsent }, LONG));

describe('a group order that includes other pharmacies', () => {
  it('does not request its retailers: it reports that there are others, and names the user’s own', async () => {
    const { calls } = await openApp('/OrderManager', { scenario: 'branchMorning' });
    await user.click(await (await unsent()).findByText(NUMBER, undefined, LONG));
    await screen.findByText(choiceMessages.others);
    const onOrder = within(screen.getByRole('grid', { name: retailerMessages.onOrder.title }));
    expect(onOrder.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Table Bay Pharmacy Sea Point',
    ]);
    expect(screen.queryByText(/error code/)).toBeNull();
    expect(
      calls.filter(({ path, query }) => path.endsWith('/go/clientorder/get') && query.get('orderid') === '2003'),
    ).toEqual([]);
  });

  it('is counted and not selectable when only orders that can be opened are shown', async () => {
    await openApp('/OrderManager', {
      scenario: 'branchMorning',
      change: ({ orders }) => ({
        orders: orders.filter(({ retailerid, ordernumber }) => retailerid !== 2000 || ordernumber === NUMBER),
      }),
    });
    await (await unsent()).findByText(NUMBER, undefined, LONG);
    await user.click(screen.getByRole('switch', { name: texts.onlyMine }));
    await screen.findByText(texts.hidden(1));
    for (const name of [texts.open, texts.delete])
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  });
});

describe('the requested retailers', () => {
  it('are requested automatically the next time, and the warning about none disappears', async () => {
    const first = await openApp('/OrderManager', { scenario: 'groupMorning' });
    const retailers = within(await screen.findByRole('grid', { name: retailerMessages.title }, LONG));
    await retailers.findByText('Table Bay Pharmacy Muizenberg', undefined, LONG);
    const get = screen.getByRole('button', { name: texts.getOrders });
    await user.click(get);
    expect(await screen.findAllByText(retailerMessages.selectOnTheLeft)).toHaveLength(2);
    await user.click(retailers.getByText('Table Bay Pharmacy Muizenberg'));
    await user.click(get);
    await (await unsent()).findByText('Muizenberg front shop', undefined, LONG);
    expect(screen.queryByText(retailerMessages.selectOnTheLeft)).toBeNull();

    const session = first.session;
    act(() => session && first.services.startSession(session));
    await waitFor(async () => (await unsent()).getByText('Muizenberg front shop'), LONG);
  });
});
