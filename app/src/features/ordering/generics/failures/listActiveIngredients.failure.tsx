import { expect } from 'storybook/test';
import { messages } from '#features/ordering/generics/messages.ts';
import { Generics, genericsBox, searchGenerics } from '#features/ordering/generics/testing/genericsTab.tsx';
import { failing } from '#stories/failing.ts';

export default failing('listActiveIngredients', {
  title: 'Failures/Ordering/Active ingredients',
  render: () => <Generics />,
  arrange: () => searchGenerics('erythromycin'),
  instead: { 'code 5': messages.tab.ingredients.none },
  retained: async () => {
    await expect(await genericsBox()).toHaveValue('erythromycin');
  },
});
