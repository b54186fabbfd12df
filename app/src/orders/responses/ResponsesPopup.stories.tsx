import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn } from 'storybook/test';
import { expectVisible, findRows, popup, pressRow } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { ResponsesPopup } from './ResponsesPopup.tsx';

const meta = preview.meta({
  title: 'Popups/After sending/Responses',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:responses-popup'],
  parameters: { layout: 'fullscreen', backend: { scenario: 'busyMorning' } },
  decorators: [asPart],
  render: () => <ResponsesPopup onClose={fn()} />,
});

export const Rows = meta.story({
  name: 'rows',
  play: async () => {
    const dialog = await popup(messages.title);
    await expect(await findRows(messages.title, dialog)).toHaveLength(10);
    await expectVisible(messages.select, dialog);
    await pressRow('Hartebeest Medical', messages.title, dialog);
    await expect((await findRows(messages.details, dialog)).length).toBeGreaterThan(0);
  },
});

/** For a group, with its retailers to select. */
export const Group = meta.story({
  name: 'group',
  parameters: { backend: { scenario: 'groupBuyer' } },
  play: async () => {
    const dialog = await popup(messages.title);
    await expect(await dialog.findByRole('button', { name: messages.getResponses })).toBeVisible();
  },
});
