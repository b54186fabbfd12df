import { expect, fn, screen } from 'storybook/test';
import { messages } from '#orders/current/messages.ts';
import { StartOrderPopup } from '#orders/current/StartOrderPopup.tsx';
import { failing } from '#stories/failing.ts';
import { popup, press } from '#stories/steps.ts';

export default failing('createOrder', {
  title: 'Failures/Orders/New order',
  render: () => <StartOrderPopup open onStarted={fn()} onCancel={fn()} returnFocusTo={() => null} />,
  arrange: async () => press(messages.startOrder.start, await popup(messages.startOrder.title)),
  error: (code) => `Sorry an error has occurred when creating your order, error code: ${code}. Please try again.`,
  unexpected: 'Sorry an unexpected error has occurred when creating your order. Please try again',
  retained: async () => {
    await expect(await screen.findByRole('button', { name: messages.startOrder.start })).toBeEnabled();
  },
});
