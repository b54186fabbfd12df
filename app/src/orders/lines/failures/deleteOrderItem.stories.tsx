import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { fn } from 'storybook/test';
import { DeleteLinePopup } from '#orders/lines/DeleteLinePopup.tsx';
import { messages } from '#orders/lines/messages.ts';
import { failing } from '#stories/failing.ts';
import { ordered, WithLine } from '#stories/samples.tsx';
import { popup, press, see } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/Ordering/Delete line',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => (
    <WithLine fits={({ description }) => description === ordered.elsewhere.name}>
      {(line, orderid) => (
        <DeleteLinePopup line={line} orderid={orderid} onDone={fn()} onCancel={fn()} returnFocusTo={() => null} />
      )}
    </WithLine>
  ),
});

const shows = failing('deleteOrderItem', {
  moved: true,
  backend: { scenario: 'busyMorning', openOrder: true },
  arrange: async () => press('Yes', await popup(messages.deleteItem.title)),
  kept: async () => see(messages.deleteItem.text(ordered.elsewhere.name)),
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
