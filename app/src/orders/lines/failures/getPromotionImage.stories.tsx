import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen } from 'storybook/test';
import { messages } from '#orders/lines/messages.ts';
import { promotionSelector, quantityBox, Selector } from '#orders/lines/testing/quantity.tsx';
import { failing } from '#stories/failing.ts';
import { samples, suppliers } from '#stories/samples.tsx';

const meta = preview.meta({
  title: 'Failures/Ordering/Promotion picture',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <Selector name={samples.soldEverywhere} supplier={suppliers.yellow} promotion />,
});

/** A picture is no reason to say that something is wrong. */
async function noPicture() {
  await promotionSelector();
  await screen.findByRole('img', { name: messages.promotion.noPicture });
  await expect(await quantityBox()).toHaveFocus();
}

const shows = failing('getPromotionImage', {
  backend: { scenario: 'busyMorning', openOrder: true },
  instead: {
    'code 2': noPicture,
    'code 5': noPicture,
    'connection dropped': noPicture,
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
