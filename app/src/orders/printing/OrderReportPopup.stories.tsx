import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, waitFor } from 'storybook/test';
import { expectVisible, popup } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { OrderReportPopup } from './OrderReportPopup.tsx';

const texts = messages.report;

const meta = preview.meta({
  title: 'Popups/After sending/Order Details Report (order)',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:order-report'],
  parameters: { backend: { scenario: 'openingTime' } },
  decorators: [asPart],
  render: (_args, context) => {
    const order = getLoaded(context)
      .backend.store.sentOrders.at(1001)
      .find(({ answeredat }) => answeredat !== null);
    return <OrderReportPopup orderId={order?.orderid ?? 0} orderNumber={order?.ordernumber ?? ''} onClose={fn()} />;
  },
});

export const Preview = meta.story({
  name: 'preview',
  play: async () => {
    await popup(texts.title);
    await waitFor(() => expect(document.querySelector('[data-drawn]')).not.toBeNull(), { timeout: 20_000 });
  },
});

export const None = meta.story({
  name: 'none',
  render: () => <OrderReportPopup orderId={999_999} orderNumber="999999" onClose={fn()} />,
  play: async () => {
    await expectVisible(texts.none, await popup(texts.title));
  },
});
