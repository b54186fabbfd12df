import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent } from 'storybook/test';
import { messages } from '#features/ordering/preferences/messages.ts';
import { PreferencesPanel } from '#features/ordering/preferences/PreferencesPanel.tsx';
import { failing } from '#stories/failing.ts';
import { Frame } from '#stories/frame.tsx';
import { press } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/Ordering/Preferences',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => (
    <Frame width={408} height={640}>
      <PreferencesPanel />
    </Frame>
  ),
});

const check = (name: string) => screen.findByRole('checkbox', { name });

const shows = failing('updateOrderingSettings', {
  arrange: async () => {
    await userEvent.click(await check(messages.suppliers.lock));
    await press(messages.save);
  },
  // The settings form has one text for every failure (001 §8).
  error: () => messages.failed,
  kept: async () => {
    await expect(await check(messages.suppliers.lock)).toBeChecked();
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
