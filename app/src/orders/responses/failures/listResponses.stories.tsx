import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen } from 'storybook/test';
import { messages } from '#orders/responses/messages.ts';
import { failing } from '#stories/failing.ts';

const box = () => screen.findByRole('searchbox', { name: messages.searchLabel });

const meta = preview.meta({
  title: 'Failures/Responses/List of responses',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  parameters: { layout: 'fullscreen' },
  render: appAt('/Responses/kestrel'),
});

const shows = failing('listResponses', {
  backend: { scenario: 'busyMorning' },
  instead: { 'code 5': messages.none },
  kept: async () => {
    await expect(await box()).toHaveValue('kestrel');
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
