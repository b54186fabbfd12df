import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, screen } from 'storybook/test';
import { messages } from '#features/ordering/regrets/messages.ts';
import { RegretsPanel } from '#features/ordering/regrets/RegretsPanel.tsx';
import { failing } from '#stories/failing.ts';
import { Frame } from '#stories/frame.tsx';

const meta = preview.meta({
  title: 'Failures/Regrets/List of regrets',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => (
    <Frame width={408} height={400}>
      <RegretsPanel onChoose={fn()} onAdvanced={fn()} />
    </Frame>
  ),
});

const shows = failing('listRegrets', {
  backend: { scenario: 'busyMorning' },
  instead: { 'code 5': messages.tab.none },
  kept: async () => {
    await expect(await screen.findByRole('button', { name: messages.tab.advanced })).toBeEnabled();
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
