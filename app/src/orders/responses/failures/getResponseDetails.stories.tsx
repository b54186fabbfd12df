import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect } from 'storybook/test';
import { messages } from '#orders/responses/messages.ts';
import { failing } from '#stories/failing.ts';
import { pressRow, rowWith } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/Responses/Response details',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  parameters: { layout: 'fullscreen' },
  render: appAt('/Responses'),
});

const shows = failing('getResponseDetails', {
  backend: { scenario: 'busyMorning' },
  arrange: () => pressRow('Hartebeest Medical', messages.title),
  instead: { 'code 5': messages.noLines },
  kept: async () => {
    await expect(await rowWith('Hartebeest Medical', messages.title)).toHaveAttribute('aria-selected', 'true');
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
