import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { fn } from 'storybook/test';
import { popup, press, see } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { PlaceAnotherPopup } from './PlaceAnotherPopup.tsx';

const texts = messages.another;

const meta = preview.meta({
  title: 'Popups/Would you like to place another order',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:place-another'],
  parameters: { backend: { scenario: 'busyMorning', openOrder: true } },
  decorators: [asPart],
  render: () => <PlaceAnotherPopup orderid={1} suppliers={3} onYes={fn()} onNo={fn()} returnFocusTo={() => null} />,
});

export const Ask = meta.story({
  name: 'ask',
  play: async () => {
    await see(texts.text(3), await popup(texts.title));
  },
});

export const StatusUpdateFailed = meta.story({
  name: 'status update failed',
  parameters: { backend: { faults: [{ call: 'updateCommOrderStatus', kind: 'code', code: 2 }] } },
  play: async () => {
    const question = await popup(texts.title);
    await press(texts.yes, question);
    await see('Sorry an error has occurred when updating order status, error code: 2. Please try again.', question);
  },
});
