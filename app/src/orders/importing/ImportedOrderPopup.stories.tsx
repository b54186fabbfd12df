import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, type StoryBackendContext, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, waitFor } from 'storybook/test';
import { expectVisible, findRows, popup, press } from '#stories/steps.ts';
import { ImportedOrderPopup } from './ImportedOrderPopup.tsx';
import { messages } from './messages.ts';
import type { ImportResult, UnlinkedLine } from './model/importResult.ts';

const texts = messages.result;
const settled = { opened: fn(), saved: fn() };

const unlinkedLines = (count: number): UnlinkedLine[] =>
  Array.from({ length: count }, (_, index) => ({
    code: String(index + 1),
    supplierCode: `KE${10_000 + index}`,
    nappiCode: String(711_111_012 + index),
    barcode: String(6_001_234_567_890 + index),
    description: `Discontinued product ${index + 1} 500 mg TAB 20's`,
    quantity: String(index + 2),
  }));

const result = (linked: number, unlinked: number, orderId = 7): ImportResult => ({
  items: linked + unlinked,
  linked,
  unlinked,
  unlinkedLines: unlinkedLines(unlinked),
  orderId,
});

/** The user's order with lines, like an imported one. */
function findOrder(context: Pick<StoryBackendContext, 'loaded'>) {
  const { store } = getLoaded(context).backend;
  const lines = (orderid: number) => store.items.at(orderid).length;
  const order = [...store.orders.all()].find(({ orderid, isbasket }) => !isbasket && lines(orderid) > 1);
  return { orderid: order?.orderid ?? 0, lines: lines(order?.orderid ?? 0) };
}

const meta = preview.meta({
  title: 'Popups/The order/Imported order result',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:imported-order-result'],
  decorators: [asPart],
  args: { result: result(24, 0) as ImportResult | null, action: 'save' as 'save' | 'open' },
  render: ({ result: of, action }) => (
    <ImportedOrderPopup
      imported={{ orderId: of?.orderId ?? 7, result: of }}
      action={action}
      onOpened={settled.opened}
      onSaved={settled.saved}
      returnFocusTo={() => null}
    />
  ),
});

export const AllLinked = meta.story({
  name: 'all linked',
  play: async () => {
    const dialog = await popup(texts.title);
    await expectVisible(texts.allLinked, dialog);
    await expect(dialog.getByRole('button', { name: texts.save })).toHaveFocus();
  },
});

export const SomeUnlinked = meta.story({
  name: 'some unlinked',
  args: { result: result(18, 6), action: 'open' },
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    const dialog = await popup(texts.title);
    await expect(await findRows(messages.unlinked.title, dialog)).toHaveLength(6);
    const written = fn();
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true });
    await press(messages.unlinked.copy, dialog);
    await waitFor(() => expect(written).toHaveBeenCalledWith(expect.stringMatching(/^Line Code\tSupplier Code\t/)));
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  },
});

/** Two items of the file had the same product. */
export const JoinedItems = meta.story({
  name: 'items that became one line',
  render: (_, context) => {
    const { orderid, lines } = findOrder(context as unknown as StoryBackendContext);
    return (
      <ImportedOrderPopup
        imported={{ orderId: orderid, result: result(lines + 1, 0, orderid) }}
        action="save"
        onOpened={settled.opened}
        onSaved={settled.saved}
        returnFocusTo={() => null}
      />
    );
  },
  play: async (context) => {
    const { lines } = findOrder(context as unknown as StoryBackendContext);
    await expectVisible(texts.joined(lines + 1, lines), await popup(texts.title));
  },
});

export const NoneLinked = meta.story({
  name: 'none linked',
  args: { result: result(0, 3, 0) },
  play: async () => {
    const dialog = await popup(texts.title);
    await expectVisible(texts.noneLinked, dialog);
    await expect(dialog.queryByRole('button', { name: texts.open })).not.toBeInTheDocument();
  },
});

/** The answer was lost, but the order was found. */
export const WithoutResult = meta.story({
  args: { result: null },
  play: async () => {
    await expectVisible(texts.madeWithoutResult, await popup(texts.title));
  },
});
