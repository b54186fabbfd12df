import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent } from 'storybook/test';
import { messages as managerMessages } from '#orders/manager/messages.ts';
import { asPage } from '#stories/page.ts';
import { popup, press } from '#stories/steps.ts';
import { messages } from './messages.ts';

const meta = preview.meta({
  title: 'Screens/Ordering/Regrets tab',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:regrets-tab'],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Ordering'),
});

/** A group's tab explains that it has no regrets; Advanced Regrets is next to the tabs. */
export const DisabledForGroup = meta.story({
  name: 'disabled for group',
  parameters: { backend: { scenario: 'groupBuyer' } },
  play: async () => {
    await press('Close', await popup(managerMessages.manager.title));
    const tab = await screen.findByRole('tab', { name: messages.tab.title });
    await expect(tab).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await screen.findByRole('tab', { name: 'Products' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Regrets is not available for group profiles.');
    await expect(await screen.findByRole('button', { name: messages.advanced.title })).toBeVisible();
  },
});
