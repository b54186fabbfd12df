import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen } from 'storybook/test';
import { messages } from '#orders/responses/messages.ts';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { chooseRetailers } from '#retailers/testing/retailers.ts';
import { failing } from '#stories/failing.ts';
import { asPage } from '#stories/page.ts';
import { rowWith } from '#stories/steps.ts';

const RETAILER = 'Table Bay Pharmacy Sea Point';

const meta = preview.meta({
  title: 'Failures/Responses/Responses of a group',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Responses'),
});

const shows = failing('listGroupResponses', {
  backend: { scenario: 'groupBuyer' },
  arrange: () => chooseRetailers([RETAILER], messages.getResponses, screen),
  instead: { 'code 5': messages.inboxEmpty },
  kept: async () => {
    await expect(await rowWith(RETAILER, retailerMessages.title)).toHaveAttribute('aria-selected', 'true');
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
