import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { asPart, inWorld } from '../../../../.storybook/world.tsx';
import { order, quantityBox, Selector, selector } from '../../stories/quantity.tsx';
import { samples, suppliers } from '../../stories/samples.tsx';
import { popup, press, see } from '../../stories/steps.ts';
import { messages } from '../messages.ts';

const texts = messages.incorrectQuantity;

const meta = preview.meta({
  title: 'Popups/Incorrect chosen quantity',
  ...inWorld,
  tags: ['!autodocs', 'app', 'manifest:incorrect-quantity'],
  parameters: { world: { scenario: 'busyMorning', openOrder: true } },
  decorators: [asPart],
  render: () => <Selector name={samples.soldEverywhere} supplier={suppliers.green} />,
});

async function ask(quantity: number) {
  await order(quantity);
  return popup(texts.title);
}

export const LowerAndHigher = meta.story({
  name: 'lower and higher',
  play: async () => {
    const question = await ask(27);
    await see(texts.text, question);
    for (const name of [texts.order(20), texts.order(40)]) {
      await expect(question.getByRole('button', { name })).toBeVisible();
    }
  },
});

export const LowerNotPossible = meta.story({
  name: 'lower not possible',
  play: async () => {
    const question = await ask(7);
    await expect(question.getByRole('button', { name: texts.order(20) })).toBeVisible();
    await expect(question.queryByRole('button', { name: texts.order(0) })).not.toBeInTheDocument();
  },
});

/** Back at the selector, with what was typed. */
export const Cancel = meta.story({
  name: 'cancel',
  play: async () => {
    await press(texts.cancel, await ask(27));
    await selector();
    await expect(await quantityBox()).toHaveValue('27');
  },
});
