/** Two drawings of one thing: for a light ground and for a dark one. */
export interface PictureByGround {
  light: string;
  dark: string;
}

/** A recording of the product as the brand shows it, and the picture that stands for it until it plays. */
export interface BrandTutorial {
  video: string;
  poster: string;
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
  /** Of a brand that is served beside the application, if it was recorded. */
  tutorial?: BrandTutorial | undefined;
}
