import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { appAt, inWorld } from '../../../../../.storybook/world.tsx';
import { messages } from '../messages.ts';

const meta = preview.meta({
  title: 'Screens/Ordering',
  ...inWorld,
  tags: ['manifest:ordering'],
  parameters: { layout: 'fullscreen', world: { scenario: 'busyMorning', openOrder: true } },
  render: appAt('/Ordering'),
});

export const OrderOpen = meta.story({
  name: 'order open',
  play: async () => {
    const lines = await screen.findByRole('grid', { name: messages.order.title });
    await expect((await within(lines).findAllByRole('row')).length).toBeGreaterThan(5);
  },
});
