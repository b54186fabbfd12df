import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent } from 'storybook/test';
import { messages } from '#orders/lines/messages.ts';
import { quantityBox, Selector, selector } from '#orders/lines/testing/quantity.tsx';
import { failing } from '#stories/failing.ts';
import { samples, suppliers } from '#stories/samples.tsx';
import { fill } from '#stories/steps.ts';

const favourite = () => screen.findByRole('checkbox', { name: messages.quantity.favourite });

const meta = preview.meta({
  title: 'Failures/Ordering/Favourite',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <Selector name={samples.soldEverywhere} supplier={suppliers.yellow} />,
});

const shows = failing('updateFavourite', {
  backend: { scenario: 'busyMorning', openOrder: true },
  arrange: async () => {
    await selector();
    await fill(await quantityBox(), '7');
    await userEvent.click(await favourite());
  },
  kept: async () => {
    await expect(await quantityBox()).toHaveValue('7');
    await expect(await favourite()).not.toBeChecked();
    await expect(await favourite()).toHaveFocus();
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
