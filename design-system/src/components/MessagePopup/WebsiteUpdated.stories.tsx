import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { MessagePopup } from './MessagePopup.tsx';

const meta = preview.meta({
  title: 'Popups/Website updated',
  component: MessagePopup,
  tags: ['manifest:website-updated'],
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Website updated',
    message: 'Your Website has updated to the latest version. Please login to complete the update.',
    closable: false,
  },
});

export const Shown = meta.story({ name: 'shown (not closable)' });
