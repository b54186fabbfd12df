import { Button } from '@mortar/design-system';
import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { toLines, withoutLines } from '#orders/lines/testing/orderedLines.ts';
import { expectVisible, type Part, popup, press } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { usePrintOrder } from './usePrintOrder.tsx';

const texts = messages.order;

/** Page with a button that prints the open order. */
function Printing() {
  const { order } = useCurrentOrder();
  const { print, popup: preview } = usePrintOrder();
  return (
    <>
      <Button disabled={!order} onClick={print}>
        {texts.title}
      </Button>
      {preview}
    </>
  );
}

const meta = preview.meta({
  title: 'Popups/The order/Print Order PDF',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:print-order'],
  parameters: { backend: { scenario: 'busyMorning', openOrder: true } },
  decorators: [asPart],
  render: () => <Printing />,
});

/** Opens the preview and waits for its first page. */
async function openPreview(): Promise<Part> {
  await press(texts.title);
  const dialog = await popup(texts.title);
  await waitFor(() => expect(document.querySelector('[data-drawn]')).not.toBeNull(), { timeout: 20_000 });
  return dialog;
}

export const OneSupplier = meta.story({
  name: 'one supplier',
  parameters: { backend: { change: toLines('KEST') } },
  play: async () => {
    const dialog = await openPreview();
    await expectVisible('1 page', dialog);
  },
});

export const Several = meta.story({
  name: 'several',
  play: async () => {
    const dialog = await openPreview();
    await expectVisible(/^\d+ pages$/, dialog);
    await expect(dialog.getByRole('button', { name: messages.pages.print })).toBeEnabled();
  },
});

export const Long = meta.story({
  name: 'long',
  parameters: { backend: { scenario: 'longOrder' } },
  play: async () => {
    const dialog = await openPreview();
    await expectVisible(/^\d\d pages$/, dialog);
  },
});

/** An empty order shows a message and no preview (001 §5). */
export const EmptyOrder = meta.story({
  name: 'empty order',
  parameters: { backend: { change: withoutLines } },
  play: async () => {
    await press(texts.title);
    await expectVisible(texts.nothing);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const LongNames = meta.story({
  parameters: { backend: { scenario: 'longNames' } },
  play: async () => void (await openPreview()),
});

/** A group's order: each line is for each of its pharmacies. */
export const Group = meta.story({
  parameters: { backend: { scenario: 'groupMorning' } },
  play: async () => void (await openPreview()),
});

/** Pages are ready when the browser prints. */
export const Printed = meta.story({
  parameters: { popup: { focusMoved: true }, backend: { change: toLines('KEST') } },
  play: async () => {
    const sheets = fn<() => number>(() => document.querySelectorAll('.m-print > img').length);
    const print = spyOn(window, 'print').mockImplementation(() => void sheets());
    await press(messages.pages.print, await openPreview());
    await waitFor(() => expect(sheets).toHaveReturnedWith(1), { timeout: 20_000 });
    dispatchEvent(new Event('afterprint'));
    await expect(document.querySelector('.m-print')).toBeNull();
    print.mockRestore();
  },
});
