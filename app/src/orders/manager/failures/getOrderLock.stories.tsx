import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect } from 'storybook/test';
import { messages } from '#orders/manager/messages.ts';
import { orderManager } from '#orders/manager/testing/orderManager.tsx';
import { failing } from '#stories/failing.ts';
import { popup, press, pressRow, rowWith } from '#stories/steps.ts';

const texts = messages.manager;
const ORDER = 'Front shop top-up';

const meta = preview.meta({
  title: 'Failures/Orders/Lock of an order',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: orderManager,
});

const shows = failing('getOrderLock', {
  arrange: async () => {
    const manager = await popup(texts.title);
    await pressRow(ORDER, texts.title, manager);
    await press(texts.open, manager);
  },
  kept: async () => {
    await expect(await rowWith(ORDER, texts.title)).toHaveAttribute('aria-selected', 'true');
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
