import preview from '@mortar/storybook/preview';
import { Bell, Star } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Notifications', icon: <Bell size={20} aria-hidden="true" />, onClick: fn() },
});

export const Default = meta.story({});
export const ExtraSmall = meta.story({ args: { size: 'xs' } });
export const WithBadge = meta.story({ args: { size: 'md', badge: 7 } });
export const ManyNew = meta.story({ args: { size: 'md', badge: 128 } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Pressed = meta.story({
  args: { label: 'Favourite', icon: <Star size={16} aria-hidden="true" />, pressed: true },
});

export const TooltipForTheKeyboard = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Notifications');
  },
});
