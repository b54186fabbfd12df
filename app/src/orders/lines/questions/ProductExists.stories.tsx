import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect } from 'storybook/test';
import { messages as lineMessages } from '#orders/lines/messages.ts';
import { order, quantityBox, Selector, selector } from '#orders/lines/testing/quantity.tsx';
import { ordered } from '#stories/samples.tsx';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { messages } from './messages.ts';

const texts = messages.exists;

const meta = preview.meta({
  title: 'Popups/Ordering a product/Product exists in order',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:product-exists'],
  parameters: { backend: { scenario: 'busyMorning', openOrder: true } },
  decorators: [asPart],
  render: () => <Selector {...ordered.withDeal} />,
});

async function openPrompt() {
  await order(20);
  return popup(texts.title);
}

export const AskAllChoices = meta.story({
  name: 'ask (all choices)',
  play: async () => {
    const question = await openPrompt();
    for (const name of [texts.merge(60), texts.keepThis(20), texts.keepExisting(40), texts.cancel]) {
      await expect(question.getByRole('button', { name })).toBeVisible();
    }
  },
});

/** Merging adds the quantities and checks the maximum again (001 §4). */
export const MergeOverMaximum = meta.story({
  name: 'merge over maximum',
  parameters: {
    backend: { settings: { ordering_LimitMaximumQuantity_Enabled: true, ordering_MaximumQuantity: 50 } },
  },
  play: async () => {
    await press(texts.merge(60), await openPrompt());
    await expectVisible(messages.limit.text(50), await popup(messages.limit.title));
  },
});

/** The merged quantity exceeds the maximum of a line; the typed one stays (ruling 14). */
export const MergeTooMany = meta.story({
  name: 'merge too many',
  tags: ['!manifest:product-exists'],
  play: async () => {
    await order(999_980);
    await press(texts.merge(1_000_020), await popup(texts.title));
    await expectVisible(lineMessages.quantity.tooMany(1_000_020).replaceAll('\u00a0', ' '), await selector());
    await expect(await quantityBox()).toHaveValue('999980');
  },
});

/** A long name without spaces wraps, and the prompt is fully visible. */
export const UnbrokenName = meta.story({
  name: 'unbroken name',
  tags: ['!manifest:product-exists'],
  render: () => <Selector {...ordered.withDeal} called={'Unbroken'.repeat(25)} />,
  play: async () => {
    const question = await openPrompt();
    const message = question.getByText(/^Unbroken/);
    await expect(message.scrollWidth).toBe(message.clientWidth);
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: { backend: { faults: [{ call: 'updateOrderItem', kind: 'code', code: 2 }] } },
  play: async () => {
    await press(texts.merge(60), await openPrompt());
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', await selector());
  },
});
