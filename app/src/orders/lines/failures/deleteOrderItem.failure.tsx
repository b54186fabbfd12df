import { fn } from 'storybook/test';
import { DeleteLinePopup } from '#orders/lines/DeleteLinePopup.tsx';
import { messages } from '#orders/lines/messages.ts';
import { failing } from '#stories/failing.ts';
import { ordered, WithLine } from '#stories/samples.tsx';
import { expectVisible, popup, press } from '#stories/steps.ts';

export default failing('deleteOrderItem', {
  title: 'Failures/Ordering/Delete line',
  render: () => (
    <WithLine fits={({ description }) => description === ordered.elsewhere.name}>
      {(line, orderid) => (
        <DeleteLinePopup line={line} orderId={orderid} onDone={fn()} onCancel={fn()} returnFocusTo={() => null} />
      )}
    </WithLine>
  ),
  focusMoved: true,
  backend: { scenario: 'busyMorning', openOrder: true },
  arrange: async () => press('Yes', await popup(messages.deleteItem.title)),
  retained: async () => expectVisible(messages.deleteItem.text(ordered.elsewhere.name)),
});
