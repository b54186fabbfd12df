import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent } from 'storybook/test';
import { messages } from '#features/ordering/favourites/messages.ts';
import { Favourites } from '#features/ordering/favourites/testing/favourites.tsx';
import { failing } from '#stories/failing.ts';

const box = () => screen.findByRole('searchbox', { name: messages.search });
/** As long as a description never is. */
const LONG = 'amoxicillin '.repeat(25).trim();

const meta = preview.meta({
  title: 'Failures/Ordering/Favourites',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <Favourites />,
});

const shows = failing('listFavourites', {
  arrange: async () => {
    await userEvent.click(await box());
    await userEvent.paste(LONG);
    await userEvent.keyboard('{Enter}');
  },
  instead: { 'code 5': messages.none },
  kept: async () => {
    await expect(await box()).toHaveValue(LONG);
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
