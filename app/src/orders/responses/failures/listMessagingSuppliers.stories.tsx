import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent } from 'storybook/test';
import { messages } from '#orders/responses/messages.ts';
import { failing } from '#stories/failing.ts';
import { asPage } from '#stories/page.ts';

const custom = () => screen.findByRole('radio', { name: messages.filters.Custom });

const meta = preview.meta({
  title: 'Failures/Responses/Suppliers of the responses',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Responses'),
});

const shows = failing('listMessagingSuppliers', {
  backend: { scenario: 'busyMorning' },
  arrange: async () => userEvent.click(await custom()),
  instead: { 'code 5': messages.custom.noSuppliers },
  kept: async () => {
    await expect(await custom()).toBeChecked();
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
