import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { asPart, inWorld } from '../../../../../.storybook/world.tsx';
import { messages as orderMessages } from '../../../order/messages.ts';
import { popup, press, pressRow, see } from '../../../stories/steps.ts';
import { messages } from '../messages.ts';
import { OrderManagerPopup } from './OrderManagerPopup.tsx';
import './ordering.css';

const texts = messages.manager;
const ORDER = 'Front shop top-up';

const meta = preview.meta({
  title: 'Popups/Delete order',
  ...inWorld,
  tags: ['!autodocs', 'app', 'manifest:delete-order'],
  decorators: [asPart],
  render: () => <OrderManagerPopup open onStart={fn()} onOpened={fn()} onClose={fn()} returnFocusTo={() => null} />,
});

async function ask() {
  const manager = await popup(texts.title);
  await pressRow(ORDER, texts.title, manager);
  await press(texts.delete, manager);
  return popup(texts.deleteTitle);
}

export const Ask = meta.story({
  name: 'ask',
  play: async () => {
    await see(orderMessages.confirmDeleteOrder(ORDER), await ask());
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: { world: { faults: [{ call: 'deleteOrder', kind: 'code', code: 2 }] } },
  play: async () => {
    const question = await ask();
    await press('Yes', question);
    await see('Sorry an error has occurred, error code: 2. Please try again.', question);
  },
});
