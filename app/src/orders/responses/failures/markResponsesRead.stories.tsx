import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent } from 'storybook/test';
import { messages } from '#orders/responses/messages.ts';
import { failing } from '#stories/failing.ts';
import { asPage } from '#stories/page.ts';
import { press, rowsOf } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/Responses/Mark as Read',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Messages/Response'),
});

const shows = failing('markResponsesRead', {
  backend: { scenario: 'busyMorning' },
  arrange: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: messages.unread }));
    await rowsOf(messages.title);
    await press(messages.messaging.markRead);
  },
  kept: async () => {
    await expect((await rowsOf(messages.title)).length).toBeGreaterThan(0);
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
