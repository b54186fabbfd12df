import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { brandInfo } from '@mortar/themes';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { messages as panelTexts } from '#messaging/panel/messages.ts';
import { asPage } from '#stories/page.ts';
import { expectVisible, press } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';
import { cards, picturesAlone, putIntoCart, shopper } from './testing/shop.ts';

const meta = preview.meta({
  title: 'Screens/Promotions home',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:promotions-home'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: shopper },
  render: appAt('/Promotions'),
});

export const Full = meta.story({
  name: 'full',
  play: async () => {
    await expect(await cards()).toHaveLength(8);
    await expect(screen.getByRole('region', { name: texts.gallery })).toBeVisible();
    await expect(screen.getByRole('button', { name: texts.cart })).toBeDisabled();
  },
});

export const NoFeatured = meta.story({
  name: 'no featured',
  parameters: { backend: { ...shopper, faults: [{ call: 'listPromotions', kind: 'code', code: 5 }] } },
  play: () => expectVisible(texts.empty),
});

/** Broken banners are replaced by a text above the offers. */
export const GalleryFailed = meta.story({
  name: 'gallery failed',
  parameters: { backend: { ...shopper, change: picturesAlone } },
  play: async () => {
    await cards();
    for (const banner of [1, 2, 3, 4, 5, 6]) {
      const shown =
        screen.queryByRole('img', { name: texts.banner(banner) }) ?? document.querySelector('.m-carousel img');
      shown?.dispatchEvent(new Event('error'));
      await waitFor(() => expect(shown?.isConnected ?? false).toBe(false));
    }
    await expectVisible(texts.noGallery);
  },
});

/** Each brand has its own title. */
export const EachBrand = meta.story({
  name: 'each brand',
  play: async (context) => {
    const brand = context.globals.brand as keyof typeof brandInfo;
    await expectVisible(brandInfo[brand].promotionsTitle);
    await cards();
  },
});

export const NotificationsPanel = meta.story({
  name: 'notifications panel',
  play: async () => {
    await expectVisible(panelTexts.title);
    await expect(await screen.findByRole('list', { name: panelTexts.list })).toBeVisible();
  },
});

/** The cart shows the number of lines and the order's total. */
export const InTheCart = meta.story({
  name: 'in the cart',
  tags: ['!manifest:promotions-home', 'as-played'],
  play: async () => {
    await putIntoCart();
    await expect(await screen.findByRole('button', { name: `${texts.cart} (1)` })).toBeEnabled();
    await expectVisible(/ in your cart$/);
    // The focused card grew by a line and is scrolled into view.
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  },
});

/** Arrow keys between cards, and the link to all promotions. */
export const ByKeys = meta.story({
  name: 'by keys',
  tags: ['!manifest:promotions-home'],
  play: async () => {
    const all = await cards();
    all[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(all[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(all.indexOf(document.activeElement as HTMLElement)).toBeGreaterThan(1);
    await userEvent.keyboard('{Home}');
    await expect(all[0]).toHaveFocus();
    await press(texts.seeAll);
    await screen.findByRole('navigation', { name: `${texts.list}, pages` });
  },
});
