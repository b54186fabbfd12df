import preview from '@mortar/storybook/preview';
import { fn } from 'storybook/test';
import { MessagePopup } from './MessagePopup.tsx';

const meta = preview.meta({
  title: 'Popups/Shop/Something went wrong',
  component: MessagePopup,
  tags: ['manifest:order-failed'],
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Something went wrong',
    message: 'Something went wrong, please try again',
    closeLabel: 'Okay',
  },
});

export const Shown = meta.story({ name: 'shown' });
