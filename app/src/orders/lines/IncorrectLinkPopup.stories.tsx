import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { fn } from 'storybook/test';
import { samples, suppliers, WithOffer } from '#stories/samples.tsx';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { IncorrectLinkPopup } from './IncorrectLinkPopup.tsx';
import { messages as texts } from './incorrectLinkMessages.ts';

const meta = preview.meta({
  title: 'Popups/Finding a product/Support',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:incorrect-link'],
  decorators: [asPart],
  render: () => (
    <WithOffer name={samples.soldEverywhere} supplier={suppliers.green}>
      {(product, price) => <IncorrectLinkPopup open product={product} price={price} onClose={fn()} />}
    </WithOffer>
  ),
});

async function submit() {
  await press(texts.submit, await popup(texts.title));
  return popup(texts.title);
}

export const Ask = meta.story({
  name: 'ask',
  play: async () => {
    await expectVisible(texts.text('CORUMAQUIN 1000MG TAB 56S', samples.soldEverywhere), await popup(texts.title));
  },
});

export const SubmittedWithTicketNumber = meta.story({
  name: 'submitted with ticket number',
  play: async () => {
    await press(texts.submit, await popup(texts.title));
    await expectVisible(/^Ticket# \S+ -/);
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: { backend: { faults: [{ call: 'submitIncorrectLink', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible(texts.failed, await submit());
  },
});
