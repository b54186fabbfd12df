import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectVisible, fill, popup } from '#stories/steps.ts';
import { DescribeOrderPopup } from './DescribeOrderPopup.tsx';
import { messages } from './messages.ts';
import { useCurrentOrder } from './useCurrentOrder.ts';

const texts = messages.describe;

function Rename() {
  const { order } = useCurrentOrder();
  return <DescribeOrderPopup order={order} onClose={fn()} returnFocusTo={() => null} />;
}

const meta = preview.meta({
  title: 'Popups/The order/Update Order Description',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:update-description'],
  parameters: { backend: { scenario: 'busyMorning', openOrder: true } },
  decorators: [asPart],
  render: () => <Rename />,
});

const box = () => screen.findByRole('textbox', { name: texts.label });

async function rename(description: string) {
  await popup(texts.title);
  await fill(await box(), `${description}{Enter}`);
}

export const Default = meta.story({
  name: 'default',
  play: async () => {
    await popup(texts.title);
    await expect(await box()).toHaveValue('Thabo Nkosi #100101');
    await expect(await box()).toHaveFocus();
  },
});

/** The proposed description of a new order: Enter accepts it, and typing appends. */
export const New = meta.story({
  name: 'new order',
  render: function Offer() {
    const { order } = useCurrentOrder();
    return <DescribeOrderPopup isNew order={order} onClose={fn()} returnFocusTo={() => null} />;
  },
  play: async () => {
    const question = await popup(texts.title);
    await waitFor(() => expect(question.getByRole('button', { name: texts.save })).toHaveFocus());
    await userEvent.keyboard('panado');
    await expect(await box()).toHaveValue('Thabo Nkosi #100101');
  },
});

export const Blank = meta.story({
  name: 'blank',
  play: async () => {
    await popup(texts.title);
    await userEvent.clear(await box());
    await userEvent.keyboard('{Enter}');
    await expectVisible(messages.blankDescription);
  },
});

export const Saving = meta.story({
  name: 'saving',
  parameters: { backend: { faults: [{ call: 'describeOrder', kind: 'never' }] } },
  play: async () => {
    await rename('Monday, dispensary');
    const save = await screen.findByRole('button', { name: texts.save });
    await expect(save).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: { backend: { faults: [{ call: 'describeOrder', kind: 'code', code: 2 }] } },
  play: async () => {
    await rename('Monday, dispensary');
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.');
    await expect(await box()).toHaveValue('Monday, dispensary');
  },
});
