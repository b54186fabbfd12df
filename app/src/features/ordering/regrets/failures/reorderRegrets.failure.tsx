import { fn } from 'storybook/test';
import { AdvancedRegretsPopup } from '#features/ordering/regrets/AdvancedRegretsPopup.tsx';
import { advanced, expectAllTicked, reorderAllRegrets } from '#features/ordering/regrets/testing/regrets.ts';
import { failing } from '#stories/failing.ts';

/** Without an open order one is created first, and stays open for a retry. */
export default failing('reorderRegrets', {
  title: 'Failures/Regrets/Reorder regrets',
  parameters: { layout: 'fullscreen' },
  render: () => <AdvancedRegretsPopup onOrdered={fn()} onClose={fn()} returnFocusTo={() => null} />,
  focusMoved: true,
  backend: { scenario: 'busyMorning' },
  arrange: reorderAllRegrets,
  within: advanced,
  retained: expectAllTicked,
});
