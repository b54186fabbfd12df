import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { messages as questionMessages } from '#orders/lines/questions/messages.ts';
import { ordered, WithLine } from '#stories/samples.tsx';
import { expectVisible, fill, popup } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { UpdateQuantityPopup } from './UpdateQuantityPopup.tsx';

const texts = messages.updateQuantity;

const meta = preview.meta({
  title: 'Popups/Ordering a product/Update Quantity',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:update-quantity'],
  parameters: { backend: { scenario: 'busyMorning', openOrder: true } },
  decorators: [asPart],
  args: { name: ordered.elsewhere.name as string },
  render: ({ name }) => (
    <WithLine fits={({ description }) => description === name}>
      {(line, orderid) => (
        <UpdateQuantityPopup line={line} orderId={orderid} onDone={fn()} onCancel={fn()} returnFocusTo={() => null} />
      )}
    </WithLine>
  ),
});

const box = () => screen.findByRole('spinbutton', { name: messages.quantity.label });

async function change(quantity: string) {
  await popup(texts.title);
  await fill(await box(), quantity);
  await userEvent.keyboard('{Enter}');
}

export const Default = meta.story({
  name: 'default',
  play: async () => {
    await expectVisible(ordered.elsewhere.name, await popup(texts.title));
    await expect(await box()).toHaveValue('1');
  },
});

export const Bonus = meta.story({
  name: 'bonus',
  args: { name: ordered.withDeal.name },
  play: async () => {
    await expectVisible(/^Ordering: 40 at .* with 6 free$/, await popup(texts.title));
  },
});

export const Checks = meta.story({
  name: 'checks',
  args: { name: ordered.withDeal.name },
  play: async () => {
    await change('45');
    await expectVisible(questionMessages.incorrectQuantity.text, await popup(questionMessages.incorrectQuantity.title));
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: { backend: { faults: [{ call: 'updateOrderItem', kind: 'code', code: 2 }] } },
  play: async () => {
    await change('5');
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', await popup(texts.title));
    await expect(await box()).toHaveValue('5');
  },
});
