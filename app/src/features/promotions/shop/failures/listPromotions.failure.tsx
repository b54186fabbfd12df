import { appAt } from '@mortar/storybook/application';
import { messages as texts } from '#features/promotions/shop/messages.ts';
import { shopper } from '#features/promotions/shop/testing/shop.ts';
import { failing } from '#stories/failing.ts';
import { asPage } from '#stories/page.ts';

export default failing('listPromotions', {
  title: 'Failures/Shop/Promotions',
  decorators: [],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Promotions?view=promos'),
  backend: shopper,
  error: () => texts.refresh,
  instead: { 'code 0': texts.failed, 'code 5': texts.empty, 'connection dropped': texts.notFetched },
});
