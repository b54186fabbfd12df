import { appAt } from '@mortar/storybook/application';
import { messages } from '#features/messages/tickets/messages.ts';
import { listed } from '#features/messages/tickets/testing/inbox.ts';
import { failing } from '#stories/failing.ts';
import { asPage } from '#stories/page.ts';
import { popup, press } from '#stories/steps.ts';

export default failing('listSupportStaff', {
  title: 'Failures/Messages/Support staff',
  decorators: [],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Messages/Support'),
  arrange: async () => {
    await listed(messages.support.list);
    await press(messages.staff.title);
  },
  instead: { 'code 5': messages.staff.none },
  within: () => popup(messages.staff.title),
});
