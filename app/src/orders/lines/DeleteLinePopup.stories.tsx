import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn } from 'storybook/test';
import { ordered, WithLine } from '#stories/samples.tsx';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { DeleteLinePopup } from './DeleteLinePopup.tsx';
import { messages } from './messages.ts';

const texts = messages.deleteItem;

const meta = preview.meta({
  title: 'Popups/The order/Confirm Delete',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:delete-item'],
  parameters: { backend: { scenario: 'busyMorning', openOrder: true } },
  decorators: [asPart],
  render: () => (
    <WithLine fits={({ description }) => description === ordered.elsewhere.name}>
      {(line, orderid) => (
        <DeleteLinePopup line={line} orderId={orderid} onDone={fn()} onCancel={fn()} returnFocusTo={() => null} />
      )}
    </WithLine>
  ),
});

export const Ask = meta.story({
  name: 'ask',
  play: async () => {
    await expectVisible(texts.text(ordered.elsewhere.name), await popup(texts.title));
  },
});

export const Deleting = meta.story({
  name: 'deleting',
  parameters: { popup: { focusMoved: true }, backend: { faults: [{ call: 'deleteOrderItem', kind: 'never' }] } },
  play: async () => {
    const question = await popup(texts.title);
    await press('Yes', question);
    await expect(question.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: {
    popup: { focusMoved: true },
    backend: { faults: [{ call: 'deleteOrderItem', kind: 'code', code: 2 }] },
  },
  play: async () => {
    const question = await popup(texts.title);
    await press('Yes', question);
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', question);
  },
});
