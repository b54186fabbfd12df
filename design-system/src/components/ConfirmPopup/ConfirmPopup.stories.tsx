import preview from '@mortar/storybook/preview';
import { fn } from 'storybook/test';
import { ConfirmPopup } from './ConfirmPopup.tsx';

const meta = preview.meta({
  title: 'Popups/Everywhere/Confirmation',
  component: ConfirmPopup,
  tags: ['manifest:confirmation'],
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    open: true,
    title: 'Confirmation',
    message: 'Are you sure you want to clear this promotion and search regular products?',
    onConfirm: fn(),
    onCancel: fn(),
  },
});

export const Default = meta.story({ name: 'default' });
export const Destructive = meta.story({
  name: 'destructive',
  args: { destructive: true, message: 'Really delete this user?', confirmLabel: 'Delete' },
});
export const Busy = meta.story({ name: 'busy', args: { busy: true } });
export const Failed = meta.story({
  name: 'failed',
  args: { error: 'Sorry an error has occurred, error code: 2. Please try again.' },
});
