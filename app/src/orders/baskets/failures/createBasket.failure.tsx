import { expect, fn, screen } from 'storybook/test';
import { CreateBasketPopup } from '#orders/baskets/CreateBasketPopup.tsx';
import { messages } from '#orders/baskets/messages.ts';
import { failing } from '#stories/failing.ts';
import { fill, popup } from '#stories/steps.ts';

const texts = messages.create;
const box = () => screen.findByRole('textbox', { name: texts.label });

export default failing('createBasket', {
  title: 'Failures/Baskets/Create a custom basket',
  render: () => <CreateBasketPopup taken={[]} onClose={fn()} />,
  arrange: async () => {
    await popup(texts.title);
    await fill(await box(), 'Winter{Enter}');
  },
  retained: async () => expect(await box()).toHaveValue('Winter'),
});
