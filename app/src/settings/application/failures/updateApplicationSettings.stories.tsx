import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent } from 'storybook/test';
import { ApplicationSection } from '#settings/application/ApplicationSection.tsx';
import { messages } from '#settings/application/messages.ts';
import { messages as formTexts } from '#settings/form/messages.ts';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { press } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/Settings/Application settings',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: inSection(ApplicationSection),
});

const shows = failing('updateApplicationSettings', {
  backend: administrator,
  arrange: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: messages.prices.inclusive }));
    await press(formTexts.save);
  },
  error: formTexts.failed,
  unexpected: formTexts.failed(null),
  kept: async () => {
    await expect(screen.getByRole('checkbox', { name: messages.prices.inclusive })).toBeChecked();
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
