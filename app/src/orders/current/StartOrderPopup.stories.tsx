import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn } from 'storybook/test';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { StartOrderPopup } from './StartOrderPopup.tsx';

const texts = messages.startOrder;

const meta = preview.meta({
  title: 'Popups/The order/Start A New Order',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:start-order'],
  decorators: [asPart],
  render: () => <StartOrderPopup open onStarted={fn()} onCancel={fn()} returnFocusTo={() => null} />,
});

export const Default = meta.story({
  name: 'default',
  play: async () => {
    const question = await popup(texts.title);
    await expectVisible(texts.text, question);
    await expect(question.getByRole('button', { name: texts.start })).toHaveFocus();
  },
});

export const NoPermission = meta.story({
  name: 'no permission',
  parameters: { backend: { scenario: 'readOnly' } },
  play: async () => {
    await expectVisible('You do not have permissions to create new orders.', await popup(texts.title));
  },
});

export const Creating = meta.story({
  name: 'creating',
  parameters: { backend: { faults: [{ call: 'createOrder', kind: 'never' }] } },
  play: async () => {
    const question = await popup(texts.title);
    await press(texts.start, question);
    await expect(question.getByRole('button', { name: texts.start })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: { backend: { faults: [{ call: 'createOrder', kind: 'code', code: 2 }] } },
  play: async () => {
    const question = await popup(texts.title);
    await press(texts.start, question);
    await expectVisible(
      'Sorry an error has occurred when creating your order, error code: 2. Please try again.',
      question,
    );
  },
});
