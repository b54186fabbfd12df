import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import type { Order } from '#orders/current/model/line.ts';
import { record } from '#orders/lines/history/historyAtom.ts';
import { messages as undoMessages } from '#orders/lines/history/messages.ts';
import { messages as lineMessages } from '#orders/lines/messages.ts';
import { keys } from '#server/keys.ts';
import { ordered } from '#stories/samples.tsx';
import { expectVisible, fill, findRows, popup, press, rowWith } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { WithUndo } from './testing/WithUndo.tsx';

const { name } = ordered.elsewhere;
const title = messages.order.title;

const meta = preview.meta({
  title: 'Screens/Ordering/Undo',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:undo'],
  parameters: { backend: { scenario: 'busyMorning', openOrder: true } },
  decorators: [asPart],
  render: () => <WithUndo />,
});

type Context = Parameters<typeof getLoaded>[0];

async function deleteLine() {
  await press(messages.order.delete(name), within(await rowWith(name, title)));
  await press('Yes', await popup(lineMessages.deleteItem.title));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
}

const undo = async () => press(undoMessages.undo);

/** Server's line of the product. */
const getItem = (context: Context) =>
  [...getLoaded(context).backend.store.items.all()].find((item) => item.productdescription === name);

export const Offered = meta.story({
  name: 'offered',
  play: async () => {
    await deleteLine();
    await waitFor(() => expect(screen.getByRole('button', { name: undoMessages.undo })).toBeVisible());
    await expectVisible(
      undoMessages.offer.delete(name),
      within(await screen.findByRole('region', { name: 'Status messages' })),
    );
  },
});

export const Undone = meta.story({
  name: 'undone',
  play: async () => {
    await deleteLine();
    await undo();
    await expectVisible(/^Undone: 1 × Galyratan /);
    await rowWith(name, title);
  },
});

/** A line changed by another user: its current state is shown and nothing is written. */
export const ChangedSince = meta.story({
  name: 'changed since',
  play: async (context) => {
    const before = getItem(context);
    await press(messages.order.update(name), within(await rowWith(name, title)));
    const update = await popup(lineMessages.updateQuantity.title);
    await fill(await update.findByRole('spinbutton', { name: lineMessages.quantity.label }), '4');
    await userEvent.keyboard('{Enter}');
    // The popup restores focus to its line and overrides any earlier focus.
    await waitFor(async () =>
      expect(await rowWith(name, title)).toContainElement(document.activeElement as HTMLElement),
    );
    const item = getItem(context);
    await expect(item?.orderedquantity).toBe(4);
    if (item && before) {
      const { store } = getLoaded(context).backend;
      store.transaction(() => store.items.put({ ...item, orderedquantity: 9, staffname: 'Ayesha Jacobs' }));
    }
    (await findRows(title))[0]?.querySelector<HTMLElement>('[aria-colindex]')?.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expectVisible(/Not undone: the order was changed since\.[\s\S]*is 9 from .*\(Ayesha Jacobs\)/);
    await expect(getItem(context)?.orderedquantity).toBe(9);
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: {
    backend: { scenario: 'busyMorning', openOrder: true, faults: [{ call: 'addOrderItem', kind: 'code', code: 2 }] },
  },
  play: async () => {
    await deleteLine();
    await undo();
    await expectVisible(/^Not undone: Galyratan .* error code: 2\. Please try again\.$/);
  },
});

/** Undoing many lines shows progress at once and can be stopped. */
export const ManyLines = meta.story({
  name: 'many lines',
  parameters: {
    backend: { scenario: 'longOrder', openOrder: true, faults: [{ call: 'deleteOrderItem', kind: 'never' }] },
  },
  play: async (context) => {
    const { store, queryClient } = getLoaded(context).services;
    const [first] = await findRows(title);
    const orderid = store.get(currentOrderAtom)?.orderId ?? 0;
    const lines = queryClient.getQueryData<Order>(keys.order(orderid))?.lines ?? [];
    const added = lines.slice(-99).map((after) => ({ before: null, after }));
    record(store, orderid, 'quick order', added);
    first?.querySelector<HTMLElement>('[aria-colindex]')?.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    const { label, title: titles, stop, text } = undoMessages.progress;
    const progress = await popup(titles.undo);
    await expectVisible(label.undo.added(99), progress);
    await expectVisible(text(0, 99), progress);
    await expect(progress.getByRole('button', { name: stop })).toBeEnabled();
  },
});
