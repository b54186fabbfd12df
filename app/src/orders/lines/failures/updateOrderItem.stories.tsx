import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, userEvent } from 'storybook/test';
import { messages } from '#orders/lines/messages.ts';
import { quantityBox } from '#orders/lines/testing/quantity.tsx';
import { UpdateQuantityPopup } from '#orders/lines/UpdateQuantityPopup.tsx';
import { failing } from '#stories/failing.ts';
import { ordered, WithLine } from '#stories/samples.tsx';
import { fill, popup } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/Ordering/Update quantity',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => (
    <WithLine fits={({ description }) => description === ordered.elsewhere.name}>
      {(line, orderid) => (
        <UpdateQuantityPopup line={line} orderid={orderid} onDone={fn()} onCancel={fn()} returnFocusTo={() => null} />
      )}
    </WithLine>
  ),
});

const shows = failing('updateOrderItem', {
  backend: { scenario: 'busyMorning', openOrder: true },
  arrange: async () => {
    await popup(messages.updateQuantity.title);
    await fill(await quantityBox(), '5');
    await userEvent.keyboard('{Enter}');
  },
  kept: async () => {
    await expect(await quantityBox()).toHaveValue('5');
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
