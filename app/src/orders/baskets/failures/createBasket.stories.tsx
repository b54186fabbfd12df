import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, screen } from 'storybook/test';
import { CreateBasketPopup } from '#orders/baskets/CreateBasketPopup.tsx';
import { messages } from '#orders/baskets/messages.ts';
import { failing } from '#stories/failing.ts';
import { fill, popup } from '#stories/steps.ts';

const texts = messages.create;
const box = () => screen.findByRole('textbox', { name: texts.label });

const meta = preview.meta({
  title: 'Failures/Baskets/Create a custom basket',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <CreateBasketPopup taken={[]} onClose={fn()} />,
});

const shows = failing('createBasket', {
  arrange: async () => {
    await popup(texts.title);
    await fill(await box(), 'Winter{Enter}');
  },
  kept: async () => expect(await box()).toHaveValue('Winter'),
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
