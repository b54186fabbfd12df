import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen } from 'storybook/test';
import { messages as formTexts } from '#settings/form/messages.ts';
import { messages } from '#settings/roles/messages.ts';
import { RolesSection } from '#settings/roles/RolesSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { fill, press, pressRow } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/People/Role to change',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: inSection(RolesSection),
});

const shows = failing('updateRole', {
  backend: administrator,
  arrange: async () => {
    await pressRow('Viewer', messages.list);
    await fill(await screen.findByRole('textbox', { name: messages.name.label }), 'Reader');
    await press(formTexts.save);
  },
  kept: async () => {
    await expect(screen.getByRole('textbox', { name: messages.name.label })).toHaveValue('Reader');
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
