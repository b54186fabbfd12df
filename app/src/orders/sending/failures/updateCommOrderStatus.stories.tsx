import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, waitFor } from 'storybook/test';
import { messages } from '#orders/sending/messages.ts';
import { PlaceAnotherPopup } from '#orders/sending/PlaceAnotherPopup.tsx';
import { failing } from '#stories/failing.ts';
import { popup, press, see } from '#stories/steps.ts';

const onYes = fn();

const meta = preview.meta({
  title: 'Failures/Sending/Order status',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => (
    <PlaceAnotherPopup
      {...{ orderid: 1, suppliers: 3, left: [] }}
      {...{ onYes, onNo: fn(), returnFocusTo: () => null }}
    />
  ),
});

const shows = failing('updateCommOrderStatus', {
  backend: { scenario: 'busyMorning', openOrder: true },
  arrange: async () => press(messages.another.yes, await popup(messages.another.title)),
  error: (code) => `Sorry an error has occurred when updating order status, error code: ${code}. Please try again.`,
  unexpected: 'Sorry an unexpected error has occurred when updating order status. Please try again',
  instead: {
    // What was sent whole is no order any more that could have a status.
    'code 5': async () => {
      await waitFor(() => expect(onYes).toHaveBeenCalled());
    },
  },
  kept: () => see(messages.another.text(3)),
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
