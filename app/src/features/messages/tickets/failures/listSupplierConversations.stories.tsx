import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { messages } from '#features/messages/tickets/messages.ts';
import { failing } from '#stories/failing.ts';
import { asPage } from '#stories/page.ts';

const meta = preview.meta({
  title: 'Failures/Messages/Conversations as tickets',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Messages/Supplier'),
});

const { inbox } = messages;

const shows = failing('listSupplierConversations', {
  error: () => inbox.failed,
  instead: {
    'code 5': inbox.empty,
    // In passing: in the list stands what every other failure says.
    'connection dropped': inbox.fetchFailed,
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
