import { expect, fn, waitFor } from 'storybook/test';
import { messages } from '#orders/sending/messages.ts';
import { PlaceAnotherPopup } from '#orders/sending/PlaceAnotherPopup.tsx';
import { failing } from '#stories/failing.ts';
import { expectVisible, popup, press } from '#stories/steps.ts';

const onYes = fn();

export default failing('updateCommOrderStatus', {
  title: 'Failures/Sending/Order status',
  render: () => (
    <PlaceAnotherPopup orderId={1} suppliers={3} left={[]} onYes={onYes} onNo={fn()} returnFocusTo={() => null} />
  ),
  backend: { scenario: 'busyMorning', openOrder: true },
  arrange: async () => press(messages.another.yes, await popup(messages.another.title)),
  error: (code) => `Sorry an error has occurred when updating order status, error code: ${code}. Please try again.`,
  unexpected: 'Sorry an unexpected error has occurred when updating order status. Please try again',
  instead: {
    // A completely sent order has no status.
    'code 5': async () => {
      await waitFor(() => expect(onYes).toHaveBeenCalled());
    },
  },
  retained: () => expectVisible(messages.another.text(3)),
});
