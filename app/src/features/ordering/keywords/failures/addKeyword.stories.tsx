import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect } from 'storybook/test';
import { addKeyword, Keywords, newKeyword } from '#features/ordering/keywords/testing/keywords.tsx';
import { failing } from '#stories/failing.ts';

const meta = preview.meta({
  title: 'Failures/Ordering/Add a keyword',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <Keywords />,
});

const shows = failing('addKeyword', {
  arrange: () => addKeyword('fever'),
  kept: async () => {
    await expect(await newKeyword()).toHaveValue('fever');
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
