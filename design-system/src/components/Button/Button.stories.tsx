import preview from '@mortar/storybook/preview';
import { Plus } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Add to order', onClick: fn() },
});

export const Solid = meta.story({});
export const Outline = meta.story({ args: { variant: 'outline' } });
export const Subtle = meta.story({ args: { variant: 'subtle' } });
export const Ghost = meta.story({ args: { variant: 'ghost' } });
export const Success = meta.story({ args: { tone: 'success', children: 'Filters (1)' } });
export const Danger = meta.story({ args: { tone: 'danger', children: 'Delete order' } });
export const DangerOutline = meta.story({ args: { tone: 'danger', variant: 'outline', children: 'Discard' } });
export const AccentOutline = meta.story({ args: { tone: 'accent', variant: 'outline' } });
export const Small = meta.story({ args: { size: 'sm' } });
export const WithIcon = meta.story({ args: { icon: <Plus size={16} aria-hidden="true" /> } });
export const Disabled = meta.story({ args: { disabled: true } });
/** The reason is shown on hover and focus, before pressing. */
export const Unavailable = meta.story({
  args: { unavailable: 'You do not have permissions to send orders.' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('You do not have permissions to send orders.');
  },
});
export const Busy = meta.story({ args: { busy: true } });
export const KeyHint = meta.story({ args: { children: 'OK', keyHint: '↵' } });
export const LongText = meta.story({ args: { children: 'Continue with the substitute that the pharmacist prefers' } });

export const KeyHintAfterAKey = meta.story({
  args: { children: 'OK', keyHint: '↵' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'OK' })).toHaveFocus();
    await expect(document.documentElement).toHaveAttribute('data-keys');
  },
});
