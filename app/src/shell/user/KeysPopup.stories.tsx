import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { messages as orderMessages } from '#features/ordering/order/messages.ts';
import { asPage } from '#stories/page.ts';
import { expectVisible, findRows, popup, press } from '#stories/steps.ts';
import { keysMessages } from './keysMessages.ts';
import { messages } from './messages.ts';

const meta = preview.meta({
  title: 'Popups/Everywhere/Keyboard',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:keyboard'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: { scenario: 'busyMorning', openOrder: true } },
  render: appAt('/Ordering'),
});

async function openKeys() {
  await press(messages.userMenu);
  await userEvent.click(await screen.findByRole('menuitem', { name: messages.keys.title }));
  return popup(messages.keys.title);
}

/** All keys of the current page and its components. */
export const Shown = meta.story({
  name: 'shown',
  play: async () => {
    await findRows(orderMessages.order.title);
    const keys = await openKeys();
    const places = [keysMessages.page, keysMessages.everywhere, keysMessages.lists, keysMessages.popups];
    for (const place of places) await expectVisible(typeof place === 'string' ? place : place.title, keys);
    const ofOrder = ['Ctrl+Enter', 'Ctrl+I', 'Ctrl+S', 'Ctrl+Z', 'Ctrl+Shift+Z', 'Alt+M', 'Alt+L'];
    const ofPage = ['F6', 'F8', 'Shift+F6', 'Alt+1', 'Alt+8', ...ofOrder, 'Alt+U', 'Ctrl+K', '?'];
    for (const key of ofPage) await expectVisible(key, keys);
    // Includes keys of every page, which load later.
    const { everywhere, lists, popups } = keysMessages;
    const count = 3 + 8 + 7 + 4 + everywhere.keys.length + lists.keys.length + popups.keys.length;
    await waitFor(() => expect(keys.getAllByRole('term')).toHaveLength(count));
  },
});
