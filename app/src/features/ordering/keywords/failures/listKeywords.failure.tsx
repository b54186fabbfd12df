import { expect } from 'storybook/test';
import { messages } from '#features/ordering/keywords/messages.ts';
import { Keywords, newKeyword } from '#features/ordering/keywords/testing/keywords.tsx';
import { failing } from '#stories/failing.ts';

export default failing('listKeywords', {
  title: 'Failures/Ordering/Keywords',
  render: () => <Keywords />,
  instead: { 'code 5': messages.none },
  retained: async () => {
    await expect(await newKeyword()).toBeEnabled();
  },
});
