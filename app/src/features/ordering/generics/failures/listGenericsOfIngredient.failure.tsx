import { expect } from 'storybook/test';
import { messages } from '#features/ordering/generics/messages.ts';
import { chooseIngredient, Generics, genericsBox } from '#features/ordering/generics/testing/genericsTab.tsx';
import { failing } from '#stories/failing.ts';

export default failing('listGenericsOfIngredient', {
  title: 'Failures/Ordering/Products of an active ingredient',
  render: () => <Generics />,
  arrange: () => chooseIngredient('erythromycin'),
  instead: { 'code 5': messages.tab.products.none },
  retained: async () => {
    await expect(await genericsBox()).toHaveValue('erythromycin');
  },
});
