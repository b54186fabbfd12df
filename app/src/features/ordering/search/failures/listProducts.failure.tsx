import { expect, screen, userEvent } from 'storybook/test';
import { messages } from '#features/ordering/search/messages.ts';
import { SearchedProducts } from '#features/ordering/search/testing/SearchedProducts.tsx';
import { failing } from '#stories/failing.ts';

const box = () => screen.findByRole('searchbox', { name: messages.search.label });

export default failing('listProducts', {
  title: 'Failures/Ordering/Products',
  render: () => <SearchedProducts />,
  arrange: async () => {
    await userEvent.type(await box(), 'corumaquin{Enter}');
  },
  instead: { 'code 5': messages.products.none },
  retained: async () => {
    await expect(await box()).toHaveValue('corumaquin');
  },
});
