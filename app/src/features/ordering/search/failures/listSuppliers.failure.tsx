import { expect, screen, userEvent } from 'storybook/test';
import { messages } from '#features/ordering/search/messages.ts';
import { SearchedProducts } from '#features/ordering/search/testing/SearchedProducts.tsx';
import { failing } from '#stories/failing.ts';
import { press } from '#stories/steps.ts';

const scope = () => screen.findByRole('combobox', { name: messages.search.scope });

export default failing('listSuppliers', {
  title: 'Failures/Ordering/Suppliers',
  render: () => <SearchedProducts />,
  arrange: async () => {
    await press(messages.search.options);
    await userEvent.selectOptions(await scope(), messages.scopes.one);
  },
  error: (code) => `Sorry an error has occurred when fetching your suppliers, error code: ${code}. Please try again`,
  instead: {
    'code 5': async () => {
      await expect(await screen.findAllByRole('option', { name: messages.search.chooseSupplier })).toHaveLength(1);
    },
  },
  retained: async () => {
    await expect(await scope()).toHaveDisplayValue(messages.scopes.one);
  },
});
