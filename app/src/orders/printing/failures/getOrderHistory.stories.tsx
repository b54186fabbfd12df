import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { fn } from 'storybook/test';
import { messages } from '#orders/printing/messages.ts';
import { OrderReportPopup } from '#orders/printing/OrderReportPopup.tsx';
import { sentOrderWith } from '#orders/printing/testing/scheduled.tsx';
import { failing } from '#stories/failing.ts';

const meta = preview.meta({
  title: 'Failures/Orders/Order to be printed',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: (_args, context) => (
    <OrderReportPopup orderid={sentOrderWith(context, false)} ordernumber="100" onClose={fn()} />
  ),
});

const shows = failing('getOrderHistory', {
  backend: { scenario: 'openingTime' },
  instead: { 'code 5': messages.report.none },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
