import { getColumns } from '@mortar/reading';
import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, waitFor } from 'storybook/test';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { getCode, knownProducts, listOf, matched, Quick, UNKNOWN_BARCODE } from './testing/Quick.tsx';

const { list, preview: texts, adding, leftOver } = messages;

const meta = preview.meta({
  title: 'Popups/Ordering a product/Quick Order adding',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:quick-order'],
  decorators: [asPart],
  parameters: { backend: { scenario: 'busyMorning', openOrder: true } },
  render: () => <Quick />,
});

const moved = { popup: { focusMoved: true } };

async function addAll(context: Parameters<typeof knownProducts>[0], count: number) {
  const products = knownProducts(context, count);
  const dialog = await matched(
    listOf([...products.map((product) => [getCode(product), 2] as const), [UNKNOWN_BARCODE, 1]]),
  );
  await press(new RegExp(`^${texts.add(count)}`), dialog);
  return dialog;
}

export const Adding = meta.story({
  name: 'adding',
  parameters: {
    ...moved,
    backend: { scenario: 'busyMorning', openOrder: true, faults: [{ call: 'addOrderItem', kind: 'never' }] },
  },
  play: async (context) => {
    const dialog = await addAll(context, 5);
    await expect(await dialog.findByRole('progressbar', { name: adding.label })).toBeVisible();
    await expect(dialog.getByRole('button', { name: new RegExp(`^${adding.cancel}`) })).toBeVisible();
  },
});

/** Cancelling finishes the current line and leaves the rest. */
export const Cancelled = meta.story({
  name: 'cancelled',
  parameters: {
    ...moved,
    backend: { scenario: 'busyMorning', openOrder: true, faults: [{ call: 'addOrderItem', kind: 'delay', ms: 400 }] },
  },
  play: async (context) => {
    const dialog = await addAll(context, 6);
    await press(new RegExp(`^${adding.cancel}`), dialog);
    await expectVisible(/^Stopped\. 1 line added to the order, 6 lines left\./, dialog);
    await expect(dialog.getByRole('button', { name: new RegExp(`^${texts.add(5)}`) })).toBeVisible();
  },
});

/** One line is rejected and the others continue. */
export const PartlyFailed = meta.story({
  name: 'failures',
  parameters: {
    ...moved,
    backend: {
      scenario: 'busyMorning',
      openOrder: true,
      faults: [{ call: 'addOrderItem', kind: 'code', code: 2, times: 1 }],
    },
  },
  play: async (context) => {
    const dialog = await addAll(context, 5);
    await expectVisible(adding.done(4, 2), dialog);
    await expectVisible(texts.reasons.refused, dialog);
    await expect(dialog.getByRole('button', { name: leftOver.download(2) })).toBeVisible();
  },
});

/** A line without an answer stops adding; the order is read before a retry. */
export const LostAnswer = meta.story({
  name: 'lost answer',
  parameters: {
    ...moved,
    backend: {
      scenario: 'busyMorning',
      openOrder: true,
      faults: [{ call: 'addOrderItem', kind: 'cut', times: 1 }],
    },
  },
  play: async (context) => {
    const dialog = await addAll(context, 5);
    await expectVisible(texts.reasons.unanswered, dialog);
    await expectVisible(/^Stopped\. 0 lines added/, dialog);
  },
});

export const AllAdded = meta.story({
  name: 'done',
  parameters: moved,
  play: async (context) => {
    const products = knownProducts(context, 5);
    const dialog = await matched(listOf(products.map((product) => [getCode(product), 2])));
    await press(new RegExp(`^${texts.add(5)}`), dialog);
    await expectVisible(adding.done(5, 0), dialog);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(texts.close));
  },
});

const LEFT = [
  { number: 1, cells: ['Barcode', 'Qty'] },
  { number: 2, cells: [UNKNOWN_BARCODE, 3] },
];

/** After a reload the list is restored and matched again. */
export const LeftBefore = meta.story({
  name: 'left before',
  render: () => (
    <Quick
      left={{
        table: {
          name: 'list.xlsx',
          layout: { kind: 'workbook', sheet: 'Order' },
          rows: LEFT,
        },
        columns: getColumns(LEFT),
      }}
    />
  ),
  play: async () => {
    const dialog = await popup(messages.title);
    await expectVisible(texts.matched(0, 1), dialog);
    await expect(screen.queryByRole('textbox', { name: list.text })).toBeNull();
  },
});
