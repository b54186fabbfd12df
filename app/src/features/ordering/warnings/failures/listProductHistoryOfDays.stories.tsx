import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { messages } from '#features/ordering/warnings/messages.ts';
import { Check, ORDERED } from '#features/ordering/warnings/testing/lastOrdered.tsx';
import { failing } from '#stories/failing.ts';
import { rowsOf } from '#stories/steps.ts';

const texts = messages.lastOrdered;

const meta = preview.meta({
  title: 'Failures/Ordering/Sent of a product',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <Check name={ORDERED.both} />,
});

const shows = failing('listProductHistoryOfDays', {
  error: texts.failed.sent,
  unexpected: texts.failed.sent(null),
  // The other read is shown; where neither found anything, nothing is asked.
  instead: { 'code 5': async () => void (await rowsOf(texts.unsent)) },
  kept: async () => void (await rowsOf(texts.unsent)),
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
