import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';

import { messages } from '#orders/manager/messages.ts';
import { orderManager } from '#orders/manager/testing/orderManager.tsx';
import { failing } from '#stories/failing.ts';
import { popup, press, pressRow, see } from '#stories/steps.ts';

const texts = messages.manager;
const ORDER = 'Sea Point weekend';

const meta = preview.meta({
  title: 'Failures/Orders/Delete order of a group',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: orderManager,
});

const shows = failing('deleteGroupOrder', {
  moved: true,
  backend: { scenario: 'branchMorning' },
  arrange: async () => {
    const manager = await popup(texts.title);
    await pressRow(ORDER, texts.unsent, manager);
    await press(texts.delete, manager);
    await press('Yes', await popup(texts.deleteTitle));
  },
  // An order that is not there any more is as deleted as it can be.
  instead: { 'code 5': `${ORDER} successfully deleted.` },
  kept: async () => see(messages.confirmDeleteOrder(ORDER)),
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
