import { expect, fn, screen } from 'storybook/test';
import { messages } from '#features/ordering/regrets/messages.ts';
import { RegretsPanel } from '#features/ordering/regrets/RegretsPanel.tsx';
import { failing } from '#stories/failing.ts';
import { Frame } from '#stories/frame.tsx';

export default failing('listRegrets', {
  title: 'Failures/Regrets/List of regrets',
  render: () => (
    <Frame width={408} height={400}>
      <RegretsPanel onChoose={fn()} onAdvanced={fn()} />
    </Frame>
  ),
  backend: { scenario: 'busyMorning' },
  instead: { 'code 5': messages.tab.none },
  retained: async () => {
    await expect(await screen.findByRole('button', { name: messages.tab.advanced })).toBeEnabled();
  },
});
