import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { brandInfo } from '@mortar/themes';
import { expect, screen, userEvent, within } from 'storybook/test';
import { messages as pageMessages } from '#pages/messages.ts';
import { messages as notificationMessages } from '#shell/notifications/messages.ts';
import { messages as userMessages } from '#shell/user/messages.ts';
import { asPage } from '#stories/page.ts';
import { expectVisible, press } from '#stories/steps.ts';
import { messages } from './messages.ts';

const meta = preview.meta({
  title: 'Screens/Top bar',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:top-bar'],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Dashboard'),
});

/** The page's first header; another is inside the page. */
const bar = async () => within((await screen.findAllByRole('banner'))[0] as HTMLElement);

export const Default = meta.story({
  name: 'default',
  play: async () => {
    const top = await bar();
    await top.findByRole('button', { name: messages.openMenu });
    await top.findByRole('button', { name: userMessages.userMenu });
    await expect(top.queryByRole('button', { name: messages.backToDashboard })).not.toBeInTheDocument();
  },
});

export const GroupOrdering = meta.story({
  name: 'group ordering',
  parameters: { backend: { scenario: 'groupBuyer' } },
  play: async () => {
    await expectVisible(/Group Ordering$/, await bar());
  },
});

/** Back is shown on all pages except dashboard, promotions and ordering. */
export const EachPagesBackRule = meta.story({
  name: "each page's back rule",
  play: async () => {
    const way = { name: messages.backToDashboard };
    await screen.findByRole('heading', { level: 1, name: /^Hello/ });
    await expect(screen.queryByRole('button', way)).not.toBeInTheDocument();
    await press(/^Ordering/);
    await press('Close');
    await expect(screen.queryByRole('button', way)).not.toBeInTheDocument();
    await press(messages.openMenu);
    await press(pageMessages.titles.messages);
    // Moves off the menu button, whose tooltip would stay.
    await userEvent.click(await screen.findByRole('heading', { level: 2, name: 'Responses' }));
    await expect(await screen.findByRole('button', way)).toBeVisible();
  },
});

export const BellDisabled = meta.story({
  name: 'bell disabled',
  parameters: { backend: { scenario: 'emptyPharmacy' } },
  play: async () => {
    await expect(await (await bar()).findByRole('button', { name: notificationMessages.notifications })).toBeDisabled();
  },
});

export const Badge = meta.story({
  name: 'badge',
  parameters: { backend: { scenario: 'busyMorning' } },
  play: async () => {
    await expect(
      await (await bar()).findByRole('button', { name: `${notificationMessages.notifications} (12)` }),
    ).toBeEnabled();
  },
});

/** Logo, name and colours of the toolbar's brand. */
export const EachBrand = meta.story({
  name: 'each brand',
  play: async (context) => {
    const { brand } = getLoaded(context).services.config;
    await expectVisible(brandInfo[brand].productName, await bar());
  },
});
