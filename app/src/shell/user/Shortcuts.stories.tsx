import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { messages as searchMessages } from '#features/ordering/search/messages.ts';
import { asPage } from '#stories/page.ts';
import { expectVisible, findRows, popup } from '#stories/steps.ts';
import { keysMessages } from './keysMessages.ts';
import { messages } from './messages.ts';

const meta = preview.meta({
  title: 'Popups/Everywhere/Keyboard shortcuts',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:shortcuts'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: { scenario: 'busyMorning', openOrder: true } },
  render: appAt('/Ordering'),
});

/** `?` opens the list of keys outside text fields, and focus returns afterwards. */
export const Open = meta.story({
  name: 'open',
  play: async () => {
    await findRows('Current Order');
    const search = await screen.findByRole('searchbox', { name: searchMessages.search.label });
    await userEvent.type(search, '?');
    await expect(search).toHaveValue('?');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: messages.userMenu });
    button.focus();
    await userEvent.keyboard('?');
    await popup(messages.keys.title);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('?');
    await expectVisible(keysMessages.everywhere.title, await popup(messages.keys.title));
  },
});
