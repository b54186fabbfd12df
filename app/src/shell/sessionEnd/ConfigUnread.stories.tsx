import preview from '@mortar/storybook/preview';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ConfigUnread } from './ConfigUnread.tsx';
import { pageMessages } from './pageMessages.ts';

const texts = pageMessages.configUnread;

const meta = preview.meta({
  title: 'Popups/Signing in/Configuration not read',
  component: ConfigUnread,
  tags: ['!autodocs', 'app', 'manifest:config-unread'],
  args: { problem: 'config.json: the answer has the status 404' },
});

/** Whoever opens the page is told, for the console is read by nobody. */
export const Shown = meta.story({
  name: 'shown',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: texts.title });
    await expect(dialog).toHaveTextContent(texts.text(args.problem));
  },
});

/** Nobody is kept from signing in by it. */
export const Closed = meta.story({
  name: 'closed',
  tags: ['!manifest:config-unread'],
  play: async () => {
    await screen.findByRole('alertdialog', { name: texts.title });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
