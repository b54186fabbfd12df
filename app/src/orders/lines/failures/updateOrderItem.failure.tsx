import { expect, fn, userEvent } from 'storybook/test';
import { messages } from '#orders/lines/messages.ts';
import { quantityBox } from '#orders/lines/testing/quantity.tsx';
import { UpdateQuantityPopup } from '#orders/lines/UpdateQuantityPopup.tsx';
import { failing } from '#stories/failing.ts';
import { ordered, WithLine } from '#stories/samples.tsx';
import { fill, popup } from '#stories/steps.ts';

export default failing('updateOrderItem', {
  title: 'Failures/Ordering/Update quantity',
  render: () => (
    <WithLine fits={({ description }) => description === ordered.elsewhere.name}>
      {(line, orderid) => (
        <UpdateQuantityPopup line={line} orderId={orderid} onDone={fn()} onCancel={fn()} returnFocusTo={() => null} />
      )}
    </WithLine>
  ),
  backend: { scenario: 'busyMorning', openOrder: true },
  arrange: async () => {
    await popup(messages.updateQuantity.title);
    await fill(await quantityBox(), '5');
    await userEvent.keyboard('{Enter}');
  },
  retained: async () => {
    await expect(await quantityBox()).toHaveValue('5');
  },
});
