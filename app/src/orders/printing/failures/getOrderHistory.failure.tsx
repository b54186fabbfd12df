import { fn } from 'storybook/test';
import { messages } from '#orders/printing/messages.ts';
import { OrderReportPopup } from '#orders/printing/OrderReportPopup.tsx';
import { sentOrderWith } from '#orders/printing/testing/scheduled.tsx';
import { failing } from '#stories/failing.ts';

export default failing('getOrderHistory', {
  title: 'Failures/Orders/Order to be printed',
  render: (_args, context) => (
    <OrderReportPopup orderId={sentOrderWith(context, false)} orderNumber="100" onClose={fn()} />
  ),
  backend: { scenario: 'openingTime' },
  instead: { 'code 5': messages.report.none },
});
