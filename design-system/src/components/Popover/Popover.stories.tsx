import preview from '@mortar/storybook/preview';
import { Bell } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: {
    label: 'Notifications',
    width: 400,
    trigger: <IconButton label="Notifications" size="md" badge={2} icon={<Bell size={20} aria-hidden="true" />} />,
    children: <EmptyState text="No notifications" />,
  },
});

export const Closed = meta.story({});
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications (2)' }));
    const shown = await screen.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(shown).toBeVisible());
  },
});
