import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { messages } from '#settings/regrets/messages.ts';
import { RegretSection } from '#settings/regrets/RegretSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';

const meta = preview.meta({
  title: 'Failures/Settings/Suppliers of auto regrets',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: inSection(RegretSection),
});

const shows = failing('listSuppliers', { backend: administrator, instead: { 'code 5': messages.auto.none } });

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
