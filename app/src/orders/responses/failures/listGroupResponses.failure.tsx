import { appAt } from '@mortar/storybook/application';
import { expect, screen } from 'storybook/test';
import { messages } from '#orders/responses/messages.ts';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { chooseRetailers } from '#retailers/testing/retailers.ts';
import { failing } from '#stories/failing.ts';
import { asPage } from '#stories/page.ts';
import { rowWith } from '#stories/steps.ts';

const RETAILER = 'Table Bay Pharmacy Sea Point';

export default failing('listGroupResponses', {
  title: 'Failures/Responses/Responses of a group',
  decorators: [],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Responses'),
  backend: { scenario: 'groupBuyer' },
  arrange: () => chooseRetailers([RETAILER], messages.getResponses, screen),
  instead: { 'code 5': messages.inboxEmpty },
  retained: async () => {
    await expect(await rowWith(RETAILER, retailerMessages.title)).toHaveAttribute('aria-selected', 'true');
  },
});
