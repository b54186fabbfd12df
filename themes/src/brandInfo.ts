/** Two drawings of one thing: for a light ground and for a dark one. */
export interface PictureByGround {
  light: string;
  dark: string;
}

/** What a brand calls itself and how it signs. Pictures are addresses. */
export interface BrandInfo {
  productName: string;
  /** The browser tab. */
  documentTitle: string;
  /** Heading of the promotions shop. */
  promotionsTitle: string;
  /** The promotions shop in menus and tiles. */
  promotionsShopLabel: string;
  logo: { mark: PictureByGround; wordmark: PictureByGround };
  favicon: string;
  /** Shown in an empty cart. */
  emptyCart: PictureByGround;
  /** A strip for the foot of a page, 1200 × 64; its end may be cut off. */
  footerBanner: PictureByGround;
}
