import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { brandInfo } from '@mortar/themes';
import { expect, screen, waitFor } from 'storybook/test';
import { messages as pageMessages } from '#pages/messages.ts';
import { messages as frameMessages } from '#shell/frame/messages.ts';
import { asPage } from '#stories/page.ts';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { messages } from './messages.ts';

const meta = preview.meta({
  title: 'Screens/Navigation drawer',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:navigation-drawer'],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Dashboard'),
});

async function openMenu() {
  await press(frameMessages.openMenu);
  return popup(messages.menu);
}

export const Open = meta.story({
  name: 'open',
  play: async () => {
    const menu = await openMenu();
    for (const name of Object.values(pageMessages.headings)) await menu.findByRole('heading', { name });
    await expect(menu.getAllByRole('listitem')).toHaveLength(5);
  },
});

/** For a group: responses are above the items, instead of messages. */
export const Group = meta.story({
  name: 'group',
  parameters: { backend: { scenario: 'groupBuyer' } },
  play: async () => {
    const menu = await openMenu();
    await menu.findByRole('button', { name: pageMessages.titles.responses });
    await menu.findByRole('button', { name: messages.goToDashboard });
  },
});

export const NotActivated = meta.story({
  name: 'not activated',
  parameters: { backend: { retailer: { profileactivated: false } } },
  play: async () => {
    const menu = await openMenu();
    for (const name of [pageMessages.titles.ordering, pageMessages.titles.messages, pageMessages.titles.reports]) {
      await expect(menu.getByRole('button', { name })).toBeDisabled();
    }
    await expect(menu.getByRole('button', { name: pageMessages.titles.settings })).toBeEnabled();
  },
});

export const BrandLabel = meta.story({
  name: 'brand label',
  play: async (context) => {
    const { brand } = getLoaded(context).services.config;
    const menu = await openMenu();
    await menu.findByRole('button', { name: brandInfo[brand].promotionsShopLabel });
  },
});

export const NoPermissions = meta.story({
  name: 'no permissions',
  parameters: { backend: { scenario: 'readOnly' } },
  play: async () => {
    await press(pageMessages.titles.settings, await openMenu());
    await expectVisible('Cannot access Settings due to lack of permissions.');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: messages.menu })).toBeNull());
    await openMenu();
  },
});
