import type { BrandInfo } from '../../brandInfo.ts';

/** `new URL` is written out for each picture, because bundlers detect it statically. */
export const aloe: BrandInfo = {
  productName: 'Aloe Order',
  documentTitle: 'Aloe Order | Pharmacy Ordering',
  promotionsTitle: 'Welcome To The Aloe Store',
  promotionsShopLabel: 'Aloe Store',
  logo: {
    mark: {
      light: new URL('./mark-light.svg', import.meta.url).href,
      dark: new URL('./mark-dark.svg', import.meta.url).href,
    },
    wordmark: {
      light: new URL('./wordmark-light.svg', import.meta.url).href,
      dark: new URL('./wordmark-dark.svg', import.meta.url).href,
    },
  },
  favicon: new URL('./favicon.svg', import.meta.url).href,
  emptyCart: {
    light: new URL('./empty-cart-light.svg', import.meta.url).href,
    dark: new URL('./empty-cart-dark.svg', import.meta.url).href,
  },
  footerBanner: {
    light: new URL('./footer-banner-light.svg', import.meta.url).href,
    dark: new URL('./footer-banner-dark.svg', import.meta.url).href,
  },
};
