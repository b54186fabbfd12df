import { expect, fn, screen } from 'storybook/test';
import { DescribeOrderPopup } from '#orders/current/DescribeOrderPopup.tsx';
import { messages } from '#orders/current/messages.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { failing } from '#stories/failing.ts';
import { fill, popup } from '#stories/steps.ts';

const texts = messages.describe;

function Rename() {
  const { order } = useCurrentOrder();
  return <DescribeOrderPopup order={order} onClose={fn()} returnFocusTo={() => null} />;
}

const box = () => screen.findByRole('textbox', { name: texts.label });

export default failing('describeOrder', {
  title: 'Failures/Orders/Order description',
  render: () => <Rename />,
  backend: { scenario: 'busyMorning', openOrder: true },
  arrange: async () => {
    await popup(texts.title);
    await fill(await box(), 'Monday, dispensary{Enter}');
  },
  retained: async () => {
    await expect(await box()).toHaveValue('Monday, dispensary');
  },
});
