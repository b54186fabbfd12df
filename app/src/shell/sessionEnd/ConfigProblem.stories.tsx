import preview from '@mortar/storybook/preview';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ConfigProblem } from './ConfigProblem.tsx';
import { pageMessages } from './pageMessages.ts';

const texts = pageMessages.configProblem;

const meta = preview.meta({
  title: 'Popups/Signing in/Configuration not read',
  component: ConfigProblem,
  tags: ['!autodocs', 'app', 'manifest:config-unread'],
  args: { problem: 'config.json: the answer has the status 404' },
});

/** A visible warning about an unreadable configuration, since no one reads the console. */
export const Shown = meta.story({
  name: 'shown',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: texts.title });
    await expect(dialog).toHaveTextContent(texts.text(args.problem));
  },
});

/** Closing the warning allows signing in. */
export const Closed = meta.story({
  name: 'closed',
  tags: ['!manifest:config-unread'],
  play: async () => {
    await screen.findByRole('alertdialog', { name: texts.title });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
