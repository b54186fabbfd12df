import { appAt } from '@mortar/storybook/application';
import { expect, screen, userEvent } from 'storybook/test';
import { messages } from '#orders/responses/messages.ts';
import { failing } from '#stories/failing.ts';
import { asPage } from '#stories/page.ts';

const custom = () => screen.findByRole('radio', { name: messages.filters.Custom });

export default failing('listMessagingSuppliers', {
  title: 'Failures/Responses/Suppliers of the responses',
  decorators: [],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Responses'),
  backend: { scenario: 'busyMorning' },
  arrange: async () => userEvent.click(await custom()),
  instead: { 'code 5': messages.custom.noSuppliers },
  retained: async () => {
    await expect(await custom()).toBeChecked();
  },
});
