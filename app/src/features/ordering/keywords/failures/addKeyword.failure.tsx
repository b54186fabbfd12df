import { expect } from 'storybook/test';
import { addKeyword, Keywords, newKeyword } from '#features/ordering/keywords/testing/keywords.tsx';
import { failing } from '#stories/failing.ts';

export default failing('addKeyword', {
  title: 'Failures/Ordering/Add a keyword',
  render: () => <Keywords />,
  arrange: () => addKeyword('fever'),
  retained: async () => {
    await expect(await newKeyword()).toHaveValue('fever');
  },
});
