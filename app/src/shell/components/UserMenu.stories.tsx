import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { appAt, inWorld } from '../../../../.storybook/world.tsx';
import { press, see } from '../../stories/steps.ts';
import { messages } from '../messages.ts';

const meta = preview.meta({
  title: 'Screens/User menu',
  ...inWorld,
  tags: ['!autodocs', 'app', 'manifest:user-menu'],
  parameters: { layout: 'fullscreen' },
  render: appAt('/Dashboard'),
});

export const Read = meta.story({
  name: 'read',
  play: async () => {
    await press(messages.userMenu);
    const item = await screen.findByRole('menuitem', { name: messages.signOut });
    await waitFor(() => expect(item).toBeVisible());
    await see('buyer@1001');
  },
});
