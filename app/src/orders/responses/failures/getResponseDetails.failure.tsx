import { appAt } from '@mortar/storybook/application';
import { expect } from 'storybook/test';
import { messages } from '#orders/responses/messages.ts';
import { failing } from '#stories/failing.ts';
import { pressRow, rowWith } from '#stories/steps.ts';

export default failing('getResponseDetails', {
  title: 'Failures/Responses/Response details',
  decorators: [],
  parameters: { layout: 'fullscreen' },
  render: appAt('/Responses'),
  backend: { scenario: 'busyMorning' },
  arrange: () => pressRow('Hartebeest Medical', messages.title),
  instead: { 'code 5': messages.noLines },
  retained: async () => {
    await expect(await rowWith('Hartebeest Medical', messages.title)).toHaveAttribute('aria-selected', 'true');
  },
});
