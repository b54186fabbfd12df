import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { messages as texts } from '#features/promotions/shop/messages.ts';
import { shopper } from '#features/promotions/shop/testing/shop.ts';
import { failing } from '#stories/failing.ts';
import { asPage } from '#stories/page.ts';

const meta = preview.meta({
  title: 'Failures/Shop/Promotions',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Promotions?view=promos'),
});

const shows = failing('listPromotions', {
  backend: shopper,
  error: () => texts.refresh,
  instead: { 'code 0': texts.failed, 'code 5': texts.empty, 'connection dropped': texts.notFetched },
});

export const Code0 = meta.story(shows('code 0'));
export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
