import { expect, screen } from 'storybook/test';
import { messages as texts } from '#orders/lines/incorrectLinkMessages.ts';
import { messages } from '#orders/lines/messages.ts';
import { quantityBox, Selector, selector } from '#orders/lines/testing/quantity.tsx';
import { failing } from '#stories/failing.ts';
import { samples, suppliers } from '#stories/samples.tsx';
import { fill, popup, press } from '#stories/steps.ts';

const FAILED = 'Sorry, an error occurred when attempting to submit your ticket, please try again.';

export default failing('submitIncorrectLink', {
  title: 'Failures/Ordering/Incorrect link',
  render: () => <Selector name={samples.soldEverywhere} supplier={suppliers.yellow} />,
  backend: { scenario: 'busyMorning', openOrder: true },
  arrange: async () => {
    const popupOfQuantity = await selector();
    await fill(await quantityBox(), '7');
    await press(messages.quantity.report, popupOfQuantity);
    await press(texts.submit, await popup(texts.title));
  },
  error: () => FAILED,
  unexpected: FAILED,
  retained: async () => {
    // Hidden behind the prompt.
    await expect(screen.getByRole('spinbutton', { name: messages.quantity.label, hidden: true })).toHaveValue('7');
  },
});
