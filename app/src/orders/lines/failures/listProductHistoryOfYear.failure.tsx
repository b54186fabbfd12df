import { expect, screen } from 'storybook/test';
import { quantityBox, Selector, selector } from '#orders/lines/testing/quantity.tsx';
import { pastMessages } from '#products/history/pastMessages.ts';
import { failing } from '#stories/failing.ts';

/** Paid prices are optional: the quantity can be chosen, and the price row's own date is shown. */
const withoutTrail = async () => {
  await selector();
  await expect(await quantityBox()).toHaveFocus();
  await expect(screen.queryByRole('img', { name: pastMessages.trail })).not.toBeInTheDocument();
};

export default failing('listProductHistoryOfYear', {
  title: 'Failures/Ordering/Prices paid',
  render: () => <Selector name="Coruquin 60 mg TAB 90's" supplier="Overberg Generics Direct" />,
  backend: { scenario: 'openingTime' },
  instead: {
    'code 2': withoutTrail,
    'code 5': withoutTrail,
    'connection dropped': withoutTrail,
  },
});
