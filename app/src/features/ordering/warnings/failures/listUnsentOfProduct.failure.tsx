import { messages } from '#features/ordering/warnings/messages.ts';
import { Check, ORDERED } from '#features/ordering/warnings/testing/lastOrdered.tsx';
import { failing } from '#stories/failing.ts';
import { findRows } from '#stories/steps.ts';

const texts = messages.lastOrdered;

export default failing('listUnsentOfProduct', {
  title: 'Failures/Ordering/Unsent of a product',
  render: () => <Check name={ORDERED.both} />,
  error: texts.failed.unsent,
  unexpected: texts.failed.unsent(null),
  // The other read is shown; if neither found anything, no warning opens.
  instead: { 'code 5': async () => void (await findRows(texts.sent)) },
  retained: async () => void (await findRows(texts.sent)),
});
