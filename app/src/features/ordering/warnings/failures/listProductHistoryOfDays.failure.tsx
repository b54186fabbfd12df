import { messages } from '#features/ordering/warnings/messages.ts';
import { Check, ORDERED } from '#features/ordering/warnings/testing/lastOrdered.tsx';
import { failing } from '#stories/failing.ts';
import { findRows } from '#stories/steps.ts';

const texts = messages.lastOrdered;

export default failing('listProductHistoryOfDays', {
  title: 'Failures/Ordering/Sent of a product',
  render: () => <Check name={ORDERED.both} />,
  error: texts.failed.sent,
  unexpected: texts.failed.sent(null),
  // The other read is shown; if neither found anything, no warning opens.
  instead: { 'code 5': async () => void (await findRows(texts.unsent)) },
  retained: async () => void (await findRows(texts.unsent)),
});
