import { expect, screen } from 'storybook/test';
import { messages } from '#orders/history/messages.ts';
import { OrderHistory } from '#orders/history/OrderHistory.tsx';
import { failing } from '#stories/failing.ts';

export default failing('listOrderHistory', {
  title: 'Failures/Orders/Order history',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ blockSize: '100vh' }}>
      <OrderHistory />
    </div>
  ),
  backend: { scenario: 'busyMorning' },
  instead: { 'code 5': messages.orders.none },
  retained: async () => {
    await expect(await screen.findByRole('radio', { name: 'Last 3 Months' })).toBeChecked();
  },
});
