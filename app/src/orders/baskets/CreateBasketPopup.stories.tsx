import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectVisible, fill, popup } from '#stories/steps.ts';
import { untilClosed } from '#stories/untilClosed.tsx';
import { CreateBasketPopup } from './CreateBasketPopup.tsx';
import { messages } from './messages.ts';

const texts = messages.create;

const meta = preview.meta({
  title: 'Popups/Baskets/Create a Custom Basket',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:create-basket'],
  decorators: [asPart],
  component: CreateBasketPopup,
  render: untilClosed(CreateBasketPopup, 'onClose'),
  args: { taken: ['Flu season'], onClose: fn() },
});

const box = () => screen.findByRole('textbox', { name: texts.label });

async function create(name: string) {
  const dialog = await popup(texts.title);
  await fill(await box(), `${name}{Enter}`);
  return dialog;
}

export const Default = meta.story({
  name: 'default',
  play: async () => {
    await popup(texts.title);
    await expect(await box()).toHaveFocus();
  },
});

export const NameMissing = meta.story({
  name: 'name missing',
  play: async () => {
    await popup(texts.title);
    await userEvent.keyboard('{Enter}');
    await expectVisible(texts.missing);
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: { backend: { faults: [{ call: 'createBasket', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', await create('Winter'));
    await expect(await box()).toHaveValue('Winter');
  },
});

/** Duplicate names are rejected, because they could not be distinguished. */
export const NameTaken = meta.story({
  play: async () => {
    await expectVisible(texts.taken, await create('Flu season'));
  },
});

/** The answer was lost, but the list contains the basket. */
export const AnswerLost = meta.story({
  parameters: { popup: { focusMoved: true }, backend: { faults: [{ call: 'createBasket', kind: 'lostAnswer' }] } },
  play: async ({ args }) => {
    await create('Winter');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});
