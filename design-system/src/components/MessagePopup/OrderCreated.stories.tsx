import preview from '@mortar/storybook/preview';
import { fn } from 'storybook/test';
import { MessagePopup } from './MessagePopup.tsx';

const meta = preview.meta({
  title: 'Popups/Shop/Success! Your Order has been created',
  component: MessagePopup,
  tags: ['manifest:order-created'],
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Success! Your Order has been created',
    message: 'It waits for you with the other unsent orders.',
    closeLabel: 'Okay',
    closable: false,
  },
});

export const Shown = meta.story({ name: 'shown' });
