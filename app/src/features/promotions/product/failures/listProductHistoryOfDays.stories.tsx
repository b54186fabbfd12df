import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { userEvent } from 'storybook/test';
import { messages as texts } from '#features/promotions/product/messages.ts';
import { choose, shopper } from '#features/promotions/shop/testing/shop.ts';
import { failing } from '#stories/failing.ts';
import { asPage } from '#stories/page.ts';
import { popup } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/History of a promotion',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Promotions'),
});

const shows = failing('listProductHistoryOfDays', {
  backend: shopper,
  moved: true,
  arrange: async () => {
    await choose();
    await userEvent.click((await popup(texts.title)).getByRole('tab', { name: texts.history }));
  },
  instead: { 'code 5': texts.orders.none },
  within: () => popup(texts.title),
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
