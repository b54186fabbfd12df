import { fn } from 'storybook/test';
import { AdvancedRegretsPopup } from '#features/ordering/regrets/AdvancedRegretsPopup.tsx';
import { advanced, expectAllTicked, reorderAllRegrets } from '#features/ordering/regrets/testing/regrets.ts';
import { messages as currentMessages } from '#orders/current/messages.ts';
import { failing } from '#stories/failing.ts';

export default failing('createOrder', {
  title: 'Failures/Regrets/New order for regrets',
  parameters: { layout: 'fullscreen' },
  render: () => <AdvancedRegretsPopup onOrdered={fn()} onClose={fn()} returnFocusTo={() => null} />,
  focusMoved: true,
  backend: { scenario: 'busyMorning' },
  arrange: reorderAllRegrets,
  error: (code) => currentMessages.creationFailed(String(code)),
  unexpected: currentMessages.creationUnexpected,
  within: advanced,
  retained: expectAllTicked,
});
