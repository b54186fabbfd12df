import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect } from 'storybook/test';
import { messages } from '#features/ordering/keywords/messages.ts';
import { Keywords, newKeyword } from '#features/ordering/keywords/testing/keywords.tsx';
import { failing } from '#stories/failing.ts';

const meta = preview.meta({
  title: 'Failures/Ordering/Keywords',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <Keywords />,
});

const shows = failing('listKeywords', {
  instead: { 'code 5': messages.none },
  kept: async () => {
    await expect(await newKeyword()).toBeEnabled();
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
