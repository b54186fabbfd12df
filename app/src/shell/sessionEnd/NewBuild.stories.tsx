import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FailedPart } from '#parts/missedPart.ts';
import { UnreadAnswer } from '#problems/unreadAnswer.ts';
import { NewBuild } from './NewBuild.tsx';
import { pageMessages } from './pageMessages.ts';

const texts = pageMessages.newBuild;

const meta = preview.meta({
  title: 'Popups/Everywhere/Newer version',
  component: NewBuild,
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:new-build'],
  args: { reload: fn(), ask: () => Promise.resolve(true) },
});

/** Reports a part that failed to load. */
async function dialog() {
  await waitFor(async () => {
    const missed = new FailedPart();
    dispatchEvent(missed);
    await expect(await missed.explained).toBe(true);
  });
  return screen.findByRole('alertdialog', { name: texts.title });
}

/** A pressed part no longer exists in the served build. */
export const Offered = meta.story({
  name: 'offered',
  play: async () => {
    await expect(await dialog()).toHaveTextContent(texts.text.part);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Later/ })).toHaveFocus());
  },
});

/** The server's answers do not fit this build, because another one is served. */
export const AnswerUnread = meta.story({
  name: 'an answer cannot be read',
  play: async () => {
    await waitFor(async () => {
      dispatchEvent(new UnreadAnswer());
      await expect(screen.getByRole('alertdialog', { name: texts.title })).toHaveTextContent(texts.text.answer);
    });
    // Opened automatically, so it handles no keys before the user's first.
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: texts.title })).toHaveFocus());
  },
});

/** Enter, possibly meant for a field, does not reload. */
export const Later = meta.story({
  name: 'left for later',
  tags: ['!manifest:new-build'],
  play: async ({ args }) => {
    await dialog();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Later/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.reload).not.toHaveBeenCalled();
  },
});

/** Reload loads the new build. */
export const Reloaded = meta.story({
  name: 'reloaded',
  tags: ['!manifest:new-build'],
  parameters: { popup: { focusMoved: true } },
  play: async ({ args }) => {
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: texts.reload }));
    await expect(args.reload).toHaveBeenCalledOnce();
  },
});
