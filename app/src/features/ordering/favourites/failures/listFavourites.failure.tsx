import { expect, screen, userEvent } from 'storybook/test';
import { messages } from '#features/ordering/favourites/messages.ts';
import { Favourites } from '#features/ordering/favourites/testing/favourites.tsx';
import { failing } from '#stories/failing.ts';

const box = () => screen.findByRole('searchbox', { name: messages.search });
/** Longer than any description. */
const LONG = 'amoxicillin '.repeat(25).trim();

export default failing('listFavourites', {
  title: 'Failures/Ordering/Favourites',
  render: () => <Favourites />,
  arrange: async () => {
    await userEvent.click(await box());
    await userEvent.paste(LONG);
    await userEvent.keyboard('{Enter}');
  },
  instead: { 'code 5': messages.none },
  retained: async () => {
    await expect(await box()).toHaveValue(LONG);
  },
});
