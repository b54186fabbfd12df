import preview from '@mortar/storybook/preview';
import { fn } from 'storybook/test';
import { MessagePopup } from './MessagePopup.tsx';

const meta = preview.meta({
  title: 'Popups/Everywhere/Message',
  component: MessagePopup,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { open: true, title: 'Support', message: 'Your ticket number is 48213.', onClose: fn() },
});

export const Closable = meta.story({});
export const NotClosable = meta.story({
  args: {
    closable: false,
    title: 'Website updated',
    message: 'Your Website has updated to the latest version. Please login to complete the update.',
  },
});
