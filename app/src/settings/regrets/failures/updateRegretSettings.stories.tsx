import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent } from 'storybook/test';
import { messages as formTexts } from '#settings/form/messages.ts';
import { messages } from '#settings/regrets/messages.ts';
import { RegretSection } from '#settings/regrets/RegretSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { press } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/Settings/Regret settings',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: inSection(RegretSection),
});

const shows = failing('updateRegretSettings', {
  backend: administrator,
  arrange: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: messages.partial.options.true }));
    await press(formTexts.save);
  },
  error: formTexts.failed,
  unexpected: formTexts.failed(null),
  kept: async () => {
    await expect(screen.getByRole('radio', { name: messages.partial.options.true })).toBeChecked();
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
