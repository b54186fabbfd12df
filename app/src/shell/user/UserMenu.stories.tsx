import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { messages } from './messages.ts';

const meta = preview.meta({
  title: 'Screens/User menu',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:user-menu'],
  parameters: { layout: 'fullscreen' },
  render: appAt('/Dashboard'),
});

/** Opens the menu and finds the update notes; a dot is part of the item's name. */
async function openMenu(notes: string) {
  await press(messages.userMenu);
  const item = await screen.findByRole('menuitem', { name: notes });
  await waitFor(() => expect(item).toBeVisible());
  return item;
}

const entry = messages.updateNotes.of('2.5.4');

/** This version's notes were read: no dot, even after a reload. */
export const Read = meta.story({
  name: 'read',
  play: async () => {
    const notes = await openMenu(`${entry} (new)`);
    // An opening menu ignores the pointer, and later needs movement.
    let clientX = 0;
    await waitFor(async () => {
      clientX += 1;
      await userEvent.pointer({ target: notes, coords: { clientX, clientY: 0 } });
      expect(notes).toHaveAttribute('data-highlighted');
    });
    await userEvent.click(notes);
    await popup(messages.updateNotes.title);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: messages.userMenu })).toHaveFocus());
    await openMenu(entry);
    await expectVisible('buyer@1001');
    await expect(JSON.parse(localStorage.getItem('mortar.read-version') ?? 'null')).toBe('2.5.4');
  },
});

export const UnreadDot = meta.story({
  name: 'unread dot',
  play: async () => {
    await openMenu(`${entry} (new)`);
    await expect(screen.getByRole('menuitem', { name: messages.signOut })).toBeVisible();
  },
});
