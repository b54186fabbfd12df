import preview from '@mortar/storybook/preview';
import { LogOut, ScrollText } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Menu',
  component: Menu,
  args: {
    label: 'User menu',
    trigger: (
      <Button variant="ghost" icon={<Avatar name="Thandi Mokoena" size={24} decorative />}>
        Thandi
      </Button>
    ),
    header: (
      <>
        <strong>Thandi Mokoena</strong>
        <div>thandi@1042</div>
      </>
    ),
    items: [
      {
        id: 'notes',
        label: 'Update notes 2.5.4',
        dot: true,
        icon: <ScrollText size={16} aria-hidden="true" />,
        onSelect: fn(),
      },
      { id: 'out', label: 'Sign out', icon: <LogOut size={16} aria-hidden="true" />, onSelect: fn() },
    ],
  },
});

export const Closed = meta.story({});
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thandi' }));
    const shown = await screen.findByRole('menu', { name: 'User menu' });
    await waitFor(() => expect(shown).toBeVisible());
  },
});
export const OpenedByKey = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'User menu' });
    const first = screen.getByRole('menuitem', { name: /Update notes/ });
    await waitFor(() => expect(menu).toHaveAttribute('aria-activedescendant', first.id));
  },
});
export const DisabledItem = meta.story({
  args: {
    items: [
      { id: 'open', label: 'Open', onSelect: fn() },
      { id: 'delete', label: 'Delete', disabled: true, onSelect: fn() },
    ],
    header: undefined,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thandi' }));
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  },
});
