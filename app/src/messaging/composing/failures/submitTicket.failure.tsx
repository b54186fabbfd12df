import { expect, fn } from 'storybook/test';
import { DirectMessagePopup } from '#messaging/composing/DirectMessagePopup.tsx';
import { messages } from '#messaging/composing/messages.ts';
import { field, filled, MESSAGE, send } from '#messaging/composing/testing/directMessage.ts';
import { failing } from '#stories/failing.ts';
import { popup } from '#stories/steps.ts';

const { direct: texts } = messages;

export default failing('submitTicket', {
  title: 'Failures/Messages/Direct Message to support',
  render: () => <DirectMessagePopup kind="staff" onSent={fn()} onClose={fn()} />,
  arrange: async () => send(await filled()),
  focusMoved: true,
  error: () => messages.failed,
  // The list shows that it did not arrive.
  unexpected: messages.failed,
  within: () => popup(texts.title),
  retained: async () => {
    await expect(await field(await popup(texts.title), messages.message)).toHaveValue(MESSAGE);
  },
});
