import { expect, fn, screen, userEvent } from 'storybook/test';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { messages as historyMessages } from '#orders/history/messages.ts';
import { messages } from '#orders/sending/messages.ts';
import { SendOrdersPopup } from '#orders/sending/SendOrdersPopup.tsx';
import { failing } from '#stories/failing.ts';
import { suppliers } from '#stories/samples.tsx';
import { popup, press, pressRow, rowWith } from '#stories/steps.ts';

const texts = messages.send;

function Dialog() {
  const { current } = useCurrentOrder();
  return <SendOrdersPopup orderId={current?.orderId ?? 0} onSent={fn()} onClose={fn()} returnFocusTo={() => null} />;
}

export default failing('listSupplierHistory', {
  title: 'Failures/Sending/Supplier history',
  render: () => <Dialog />,
  backend: { scenario: 'busyMorning', openOrder: true },
  arrange: async () => {
    const dialog = await popup(texts.title);
    await rowWith(suppliers.green, texts.grid, dialog);
    await press(texts.deselectAll, dialog);
    await pressRow(suppliers.green, texts.grid, dialog);
    await userEvent.click(await screen.findByRole('tab', { name: texts.history }));
  },
  instead: { 'code 5': historyMessages.none },
  retained: async () => {
    await expect(await rowWith(suppliers.green, texts.grid)).toHaveAttribute('aria-selected', 'true');
  },
});
