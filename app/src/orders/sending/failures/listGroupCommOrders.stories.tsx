import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { fn, screen } from 'storybook/test';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { messages } from '#orders/sending/messages.ts';
import { SendOrdersPopup } from '#orders/sending/SendOrdersPopup.tsx';
import { failing } from '#stories/failing.ts';

const texts = messages.send;

function Dialog() {
  const { current } = useCurrentOrder();
  return <SendOrdersPopup orderid={current?.orderid ?? 0} onSent={fn()} onClose={fn()} returnFocusTo={() => null} />;
}

const meta = preview.meta({
  title: 'Failures/Sending/Unsent at suppliers, of a group',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <Dialog />,
});

const shows = failing('listGroupCommOrders', {
  backend: { scenario: 'groupMorning', openOrder: true },
  instead: { 'code 5': texts.none },
  kept: async () => {
    await screen.findByRole('button', { name: texts.manageRetailers });
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
