import { expect, fn, userEvent, within } from 'storybook/test';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { messages as choiceMessages } from '#retailers/choiceMessages.ts';
import { messages } from '#retailers/messages.ts';
import { OrderRetailerManagerPopup } from '#retailers/OrderRetailerManagerPopup.tsx';
import { failing } from '#stories/failing.ts';
import { popup, press, rowWith } from '#stories/steps.ts';

const texts = messages.manager;
const RETAILER = 'Table Bay Pharmacy Muizenberg';

function Manager() {
  const { current } = useCurrentOrder();
  const common = { onSaved: fn(), onClose: fn(), returnFocusTo: () => null };
  return <OrderRetailerManagerPopup orderId={current?.orderId ?? 0} {...common} />;
}

export default failing('assignOrderRetailers', {
  title: 'Failures/Orders/Assign retailers',
  render: () => <Manager />,
  backend: { scenario: 'groupMorning', openOrder: true },
  arrange: async () => {
    const manager = await popup(texts.title);
    const row = await rowWith(RETAILER, messages.onOrder.title, manager);
    await userEvent.click(within(row).getByRole('checkbox'));
    await press(choiceMessages.save(3), manager);
  },
  error: texts.failed,
  unexpected: texts.unexpected,
  retained: async () => {
    await expect(await rowWith(RETAILER, messages.onOrder.title)).toHaveAttribute('aria-selected', 'true');
  },
});
