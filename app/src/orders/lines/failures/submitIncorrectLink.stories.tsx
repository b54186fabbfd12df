import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen } from 'storybook/test';
import { messages as texts } from '#orders/lines/incorrectLinkMessages.ts';
import { messages } from '#orders/lines/messages.ts';
import { quantityBox, Selector, selector } from '#orders/lines/testing/quantity.tsx';
import { failing } from '#stories/failing.ts';
import { samples, suppliers } from '#stories/samples.tsx';
import { fill, popup, press } from '#stories/steps.ts';

const FAILED = 'Sorry, an error occurred when attempting to submit your ticket, please try again.';

const meta = preview.meta({
  title: 'Failures/Ordering/Incorrect link',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <Selector name={samples.soldEverywhere} supplier={suppliers.yellow} />,
});

const shows = failing('submitIncorrectLink', {
  backend: { scenario: 'busyMorning', openOrder: true },
  arrange: async () => {
    const popupOfQuantity = await selector();
    await fill(await quantityBox(), '7');
    await press(messages.quantity.report, popupOfQuantity);
    await press(texts.submit, await popup(texts.title));
  },
  error: () => FAILED,
  unexpected: FAILED,
  kept: async () => {
    // Behind the question.
    await expect(screen.getByRole('spinbutton', { name: messages.quantity.label, hidden: true })).toHaveValue('7');
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
