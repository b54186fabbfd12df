import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { useAtomValue } from 'jotai';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { expectVisible, findRows, popup, press, rowWith } from '#stories/steps.ts';
import { messages as choiceMessages } from './choiceMessages.ts';
import { messages } from './messages.ts';
import { OrderRetailerManagerPopup } from './OrderRetailerManagerPopup.tsx';
import { worksFor } from './testing/assigned.ts';

const texts = messages.manager;
const saved = fn();

/** For the open order, or a missing one. */
function OfTheOpenOrder() {
  const orderid = useAtomValue(currentOrderAtom)?.orderId ?? 1;
  return <OrderRetailerManagerPopup orderId={orderid} onSaved={saved} onClose={fn()} returnFocusTo={() => null} />;
}

const meta = preview.meta({
  title: 'Popups/The order/Order Retailer Manager',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:order-retailer-manager'],
  parameters: { backend: { scenario: 'groupMorning', openOrder: true } },
  decorators: [asPart],
  render: () => <OfTheOpenOrder />,
});

const ticked = (rows: readonly HTMLElement[]) => rows.filter((row) => row.ariaSelected === 'true').length;

async function toggle(name: string) {
  const manager = await popup(texts.title);
  const row = await rowWith(name, messages.onOrder.title, manager);
  // Anywhere in the row.
  await userEvent.click(within(row).getByText(name));
  return manager;
}

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'getOrderRetailers', kind: 'never' }] } },
  play: async () => {
    await expectVisible(messages.onOrder.loading, await popup(texts.title));
  },
});

export const Retailers = meta.story({
  name: 'retailers',
  play: async () => {
    const rows = await findRows(messages.onOrder.title, await popup(texts.title));
    await expect(rows).toHaveLength(3);
    await expect(ticked(rows)).toBe(2);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex'));
  },
});

/** The selected retailers are stored on the server. */
export const Saved = meta.story({
  name: 'saved',
  play: async (context) => {
    const { backend, services } = getLoaded(context);
    await press(choiceMessages.save(3), await toggle('Table Bay Pharmacy Muizenberg'));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const orderid = services.store.get(currentOrderAtom)?.orderId ?? 0;
    await expect(backend.store.orderRetailers.get(orderid)?.retailerids).toEqual([2001, 2002, 2003]);
  },
});

/** A user of a single pharmacy has no choice. */
export const SingleAutoSelected = meta.story({
  name: 'single auto-selected',
  parameters: { backend: { scenario: 'branchMorning', openOrder: false } },
  play: async () => {
    const rows = await findRows(messages.onOrder.title, await popup(texts.title));
    await expect(rows).toHaveLength(1);
    await expect(ticked(rows)).toBe(1);
  },
});

export const NoneSelected = meta.story({
  name: 'none selected',
  play: async () => {
    await toggle('Table Bay Pharmacy Sea Point');
    const manager = await toggle('Table Bay Pharmacy Claremont');
    await press(choiceMessages.save(0), manager);
    await expectVisible(texts.selectOne, manager);
  },
});

export const NoAssignedRetailers = meta.story({
  name: 'no assigned retailers',
  parameters: { backend: { scenario: 'branchMorning', openOrder: false, change: worksFor() } },
  play: async () => {
    await expectVisible(texts.notAssigned, await popup(texts.title));
  },
});

export const NoPharmaciesFound = meta.story({
  name: 'no pharmacies found',
  parameters: { backend: { faults: [{ call: 'getPharmacyAssignment', kind: 'code', code: 5 }] } },
  play: async () => {
    await expectVisible(messages.none, await popup(texts.title));
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'assignOrderRetailers', kind: 'code', code: 2 }] } },
  play: async () => {
    const manager = await popup(texts.title);
    await findRows(messages.onOrder.title, manager);
    await press(choiceMessages.save(2), manager);
    await expectVisible(texts.failed(2), manager);
  },
});
