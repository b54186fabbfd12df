import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, waitFor } from 'storybook/test';
import { messages } from '#orders/lines/messages.ts';
import { order, quantityBox, Selector, selector } from '#orders/lines/testing/quantity.tsx';
import { samples, suppliers } from '#stories/samples.tsx';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { messages as questionMessages } from './messages.ts';

const texts = questionMessages.incorrectQuantity;

const meta = preview.meta({
  title: 'Popups/Ordering a product/Incorrect chosen quantity',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:incorrect-quantity'],
  parameters: { backend: { scenario: 'busyMorning', openOrder: true } },
  decorators: [asPart],
  render: () => <Selector name={samples.soldEverywhere} supplier={suppliers.green} />,
});

async function openPrompt(quantity: number) {
  await order(quantity);
  return popup(texts.title);
}

const choices = async (question: Awaited<ReturnType<typeof openPrompt>>) =>
  (await question.findAllByRole('button')).flatMap(({ textContent }) => /^Order \d+/.exec(textContent ?? '') ?? []);

export const LowerAndHigher = meta.story({
  name: 'lower and higher',
  play: async () => {
    const question = await openPrompt(27);
    await expectVisible(texts.text, question);
    await expectVisible(/free with every 20 ordered\.$/, question);
    await expect(await choices(question)).toEqual(['Order 20', 'Order 40']);
    await expect(question.getByRole('button', { name: /^Order 20 \(\d+ free\)$/ })).toBeVisible();
    // Cancel is the default, so that Enter changes no quantity.
    await waitFor(() => expect(question.getByRole('button', { name: texts.cancel })).toHaveFocus());
  },
});

export const LowerNotPossible = meta.story({
  name: 'lower not possible',
  play: async () => {
    const question = await openPrompt(7);
    await expect(await choices(question)).toEqual(['Order 20']);
    await waitFor(() => expect(question.getByRole('button', { name: texts.cancel })).toHaveFocus());
  },
});

/** Text typed for the next search while the prompt opens answers nothing and is stored. */
export const TypedAhead = meta.story({
  name: 'typed ahead',
  render: () => <Selector name={samples.soldEverywhere} supplier={suppliers.green} typed="amoxicillin 500" />,
  play: async () => {
    await expectVisible(messages.typedAhead('amoxicillin 500'), await openPrompt(27));
  },
});

/** Cancel returns to the selector with the typed quantity. */
export const Cancel = meta.story({
  name: 'cancel',
  play: async () => {
    await press(texts.cancel, await openPrompt(27));
    await selector();
    await expect(await quantityBox()).toHaveValue('27');
  },
});
