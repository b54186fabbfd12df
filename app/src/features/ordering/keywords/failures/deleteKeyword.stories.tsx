import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { messages } from '#features/ordering/keywords/messages.ts';
import { addKeyword, deleteKeyword, Keywords } from '#features/ordering/keywords/testing/keywords.tsx';
import { failing } from '#stories/failing.ts';
import { popup } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/Ordering/Delete a keyword',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <Keywords />,
});

const shows = failing('deleteKeyword', {
  moved: true,
  arrange: async () => {
    await addKeyword('fever');
    await deleteKeyword('fever');
  },
  within: () => popup(messages.confirm.title),
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
