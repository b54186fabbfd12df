import { appAt } from '@mortar/storybook/application';
import { expect, screen, userEvent } from 'storybook/test';
import { messages } from '#orders/responses/messages.ts';
import { failing } from '#stories/failing.ts';
import { asPage } from '#stories/page.ts';
import { findRows, press } from '#stories/steps.ts';

export default failing('markResponsesRead', {
  title: 'Failures/Responses/Mark as Read',
  decorators: [],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Messages/Response'),
  backend: { scenario: 'busyMorning' },
  arrange: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: messages.unread }));
    await findRows(messages.title);
    await press(messages.messaging.markRead);
  },
  retained: async () => {
    await expect((await findRows(messages.title)).length).toBeGreaterThan(0);
  },
});
