import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { messages as lineMessages } from '#orders/lines/messages.ts';
import { withoutLines } from '#orders/lines/testing/orderedLines.ts';
import { sendToSeaPoint } from '#retailers/testing/partlySent.ts';
import { expectVisible, findRows, press } from '#stories/steps.ts';
import { FullOrderPopup } from './FullOrderPopup.tsx';
import { messages } from './messages.ts';

function Full() {
  const { order } = useCurrentOrder();
  return order && <FullOrderPopup order={order} onClose={fn()} />;
}

const meta = preview.meta({
  title: 'Popups/The order/Full-screen order',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:full-order'],
  parameters: { backend: { scenario: 'busyMorning', openOrder: true } },
  decorators: [asPart],
  render: () => <Full />,
});

const lines = () => findRows(messages.order.title);
const showUnsent = async () =>
  userEvent.click(await screen.findByRole('switch', { name: messages.totals.unsentOrders }));

export const Lines = meta.story({
  name: 'lines',
  play: async () => {
    const title = await screen.findByRole('heading', { name: /^Thabo Nkosi #\d+ · R/ });
    await waitFor(() => expect(title).toBeVisible());
    await expect((await lines()).length).toBeGreaterThan(10);
    await expect(await findRows(messages.totals.title)).toHaveLength(6);
  },
});

export const Searched = meta.story({
  name: 'searched',
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    await lines();
    await userEvent.type(screen.getByRole('searchbox'), 'nappies');
    await waitFor(async () => expect((await lines()).length).toBeLessThan(10));
    for (const row of await lines()) await expect(row).toHaveTextContent(/nappies/i);
  },
});

/** All unsent orders, reloaded on request. */
export const UnsentOrders = meta.story({
  name: 'unsent orders',
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    await lines();
    await showUnsent();
    await findRows(messages.totals.title);
    await press(messages.totals.refresh);
    await waitFor(() => expect(screen.getByRole('button', { name: messages.totals.refresh })).toBeEnabled());
  },
});

export const Empty = meta.story({
  name: 'empty',
  parameters: { backend: { scenario: 'busyMorning', openOrder: true, change: withoutLines } },
  play: async () => {
    await expectVisible(lineMessages.orderLines.empty);
    await expectVisible(messages.totals.none);
  },
});

/** A group's order of which Sea Point's part was sent: remaining value and pharmacies. */
export const GroupPartlySent = meta.story({
  parameters: { backend: { scenario: 'groupMorning' } },
  beforeEach: sendToSeaPoint('KEST'),
  play: async () => {
    await screen.findByRole('heading', { name: / · R[\d.\s]+ left: Sea Point R[\d.\s]+, Claremont R[\d.\s]+$/ });
    await expect(await screen.findByRole('columnheader', { name: messages.totals.valueInAll })).toBeVisible();
  },
});
