import preview from '@mortar/storybook/preview';
import { asPart, loadedOf, withBackend } from '@mortar/storybook/storyBackend';
import { messages } from '#orders/printing/messages.ts';
import { PrintingScheduled } from '#orders/printing/testing/scheduled.tsx';
import { failing } from '#stories/failing.ts';
import { press } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/Orders/Order of a group to be printed',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: (_args, context) => (
    <PrintingScheduled orderid={loadedOf(context).backend.store.sentOrders.at(2001)[0]?.orderid ?? null} />
  ),
});

const shows = failing('getGroupHistory', {
  backend: { scenario: 'groupBuyer' },
  arrange: () => press(messages.scheduled.title),
  instead: { 'code 5': messages.scheduled.none },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
