import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen } from 'storybook/test';
import { order, Selector, selector } from '#orders/lines/testing/quantity.tsx';
import { ordered, suppliers } from '#stories/samples.tsx';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { messages } from './messages.ts';

const texts = messages.otherSupplier;

const meta = preview.meta({
  title: 'Popups/Ordering a product/Product from different supplier exists in order',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:different-supplier'],
  parameters: { backend: { scenario: 'busyMorning', openOrder: true } },
  decorators: [asPart],
  render: () => <Selector name={ordered.elsewhere.name} supplier={suppliers.red} />,
});

async function openPrompt() {
  await order(4);
  return popup(texts.title);
}

export const Ask = meta.story({
  name: 'ask',
  play: async () => {
    const question = await openPrompt();
    await expectVisible(texts.text(ordered.elsewhere.name, ordered.elsewhere.supplier), question);
    await expectVisible('Goes: 1 from Protea Medical Distributors at R318.06 nett, for R318.06.', question);
    await expectVisible('Comes: 4 from Sunday River Distribution at R317.84 nett, for R1 271.36.', question);
    await expectVisible(texts.nett.less('R0.22'), question);
  },
});

export const Replacing = meta.story({
  name: 'replacing',
  parameters: { backend: { faults: [{ call: 'updateOrderItem', kind: 'never' }] } },
  play: async () => {
    await press(texts.replace, await openPrompt());
    await expect(await screen.findByRole('button', { name: 'OK' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: { backend: { faults: [{ call: 'updateOrderItem', kind: 'code', code: 2 }] } },
  play: async () => {
    await press(texts.replace, await openPrompt());
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', await selector());
  },
});
