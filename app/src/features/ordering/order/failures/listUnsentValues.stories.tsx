import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent } from 'storybook/test';
import { messages } from '#features/ordering/order/messages.ts';
import { SupplierTotalsPanel } from '#features/ordering/order/SupplierTotalsPanel.tsx';
import { failing } from '#stories/failing.ts';
import { Frame } from '#stories/frame.tsx';

const unsent = () => screen.findByRole('switch', { name: messages.totals.unsent });

const meta = preview.meta({
  title: 'Failures/Ordering/Unsent values',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => (
    <Frame width={290} height={340}>
      <SupplierTotalsPanel order={null} />
    </Frame>
  ),
});

const shows = failing('listUnsentValues', {
  arrange: async () => userEvent.click(await unsent()),
  instead: { 'code 5': messages.totals.none },
  kept: async () => {
    await expect(await unsent()).toBeChecked();
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
