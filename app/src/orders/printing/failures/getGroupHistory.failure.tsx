import { getLoaded } from '@mortar/storybook/storyBackend';
import { messages } from '#orders/printing/messages.ts';
import { PrintScheduledButton } from '#orders/printing/testing/scheduled.tsx';
import { failing } from '#stories/failing.ts';
import { press } from '#stories/steps.ts';

export default failing('getGroupHistory', {
  title: 'Failures/Orders/Order of a group to be printed',
  render: (_args, context) => (
    <PrintScheduledButton orderid={getLoaded(context).backend.store.sentOrders.at(2001)[0]?.orderid ?? null} />
  ),
  backend: { scenario: 'groupBuyer' },
  arrange: () => press(messages.scheduled.title),
  instead: { 'code 5': messages.scheduled.none },
});
