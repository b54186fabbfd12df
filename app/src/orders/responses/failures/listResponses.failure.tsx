import { appAt } from '@mortar/storybook/application';
import { expect, screen } from 'storybook/test';
import { messages } from '#orders/responses/messages.ts';
import { failing } from '#stories/failing.ts';

const box = () => screen.findByRole('searchbox', { name: messages.searchLabel });

export default failing('listResponses', {
  title: 'Failures/Responses/List of responses',
  decorators: [],
  parameters: { layout: 'fullscreen' },
  render: appAt('/Responses/kestrel'),
  backend: { scenario: 'busyMorning' },
  instead: { 'code 5': messages.none },
  retained: async () => {
    await expect(await box()).toHaveValue('kestrel');
  },
});
