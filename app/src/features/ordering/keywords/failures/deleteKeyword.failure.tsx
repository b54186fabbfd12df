import { messages } from '#features/ordering/keywords/messages.ts';
import { addKeyword, deleteKeyword, Keywords } from '#features/ordering/keywords/testing/keywords.tsx';
import { failing } from '#stories/failing.ts';
import { popup } from '#stories/steps.ts';

export default failing('deleteKeyword', {
  title: 'Failures/Ordering/Delete a keyword',
  render: () => <Keywords />,
  focusMoved: true,
  arrange: async () => {
    await addKeyword('fever');
    await deleteKeyword('fever');
  },
  within: () => popup(messages.confirm.title),
});
