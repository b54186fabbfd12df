import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectVisible, findRows, press } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { Check, ORDERED, warned, warning } from './testing/lastOrdered.tsx';

const texts = messages.lastOrdered;

const meta = preview.meta({
  title: 'Popups/Ordering a product/Last Ordered Warning',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:last-ordered-warning'],
  decorators: [asPart],
  args: { name: ORDERED.both as string },
  render: ({ name }) => <Check name={name} />,
});

export const Sent = meta.story({
  name: 'sent',
  args: { name: ORDERED.sent },
  play: async () => {
    await warning();
    await expect(await findRows(texts.sent)).toHaveLength(4);
    await expect(screen.queryByRole('grid', { name: texts.unsent })).toBeNull();
  },
});

export const Unsent = meta.story({
  name: 'unsent',
  args: { name: ORDERED.unsent },
  play: async () => {
    await warning();
    await expect(await findRows(texts.unsent)).toHaveLength(1);
    await expect(screen.queryByRole('grid', { name: texts.sent })).toBeNull();
  },
});

export const Both = meta.story({
  name: 'both',
  play: async () => {
    await warning();
    await findRows(texts.unsent);
    await expect(await findRows(texts.sent)).toHaveLength(3);
    await waitFor(() => expect(screen.getByRole('button', { name: texts.goOn })).toHaveFocus());
  },
});

/** For a group: the warning lists the pharmacies of its order. */
export const Group = meta.story({
  name: 'group with retailers',
  args: { name: ORDERED.group },
  parameters: { backend: { scenario: 'groupMorning' } },
  play: async () => {
    await warning();
    await findRows(texts.unsent);
    await findRows(texts.retailers);
    await findRows(texts.sent);
    // Names pharmacies not on this order.
    await expectVisible(/ for .*, not on this order/);
  },
});

/** One read failed: the error is shown with the results of the other. */
export const UnsentFailed = meta.story({
  name: 'unsent failed',
  parameters: { backend: { faults: [{ call: 'listUnsentOfProduct', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible(texts.failed.unsent(2), await warning());
    await findRows(texts.sent);
  },
});

export const SentFailed = meta.story({
  name: 'sent failed',
  parameters: { backend: { faults: [{ call: 'listProductHistoryOfDays', kind: 'code', code: 0 }] } },
  play: async () => {
    await expectVisible(texts.failed.sent(0), await warning());
    await findRows(texts.unsent);
  },
});

export const BothFailed = meta.story({
  name: 'both failed',
  parameters: {
    backend: {
      faults: [
        { call: 'listUnsentOfProduct', kind: 'code', code: 2 },
        { call: 'listProductHistoryOfDays', kind: 'code', code: 0 },
      ],
    },
  },
  play: async () => {
    await expectVisible(texts.failed.both(2, 0), await warning());
  },
});

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'listProductHistoryOfDays', kind: 'never' }] } },
  play: async () => {
    await expectVisible(texts.loading, await warning());
    await findRows(texts.unsent);
  },
});

/** A product not ordered recently opens no warning. */
export const OrderedNowhere = meta.story({
  args: { name: ORDERED.nowhere },
  play: async () => {
    await waitFor(() => expect(warned.goOn).toHaveBeenCalledTimes(1));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** A failed read is retried and shows its results. */
export const TriedAgain = meta.story({
  parameters: {
    popup: { focusMoved: true },
    backend: { faults: [{ call: 'listUnsentOfProduct', kind: 'code', code: 2, times: 1 }] },
  },
  play: async () => {
    const dialog = await warning();
    await expectVisible(texts.failed.unsent(2), dialog);
    await press('Try again', dialog);
    await findRows(texts.unsent);
    await userEvent.tab();
  },
});
