/** One picture for light and one for dark backgrounds. */
export interface PictureByGround {
  light: string;
  dark: string;
}

/** A recording of the product in the brand, and its poster. */
export interface BrandTutorial {
  video: string;
  poster: string;
}

/** A brand's names and pictures. Pictures are URLs. */
export interface BrandInfo {
  productName: string;
  /** Title of the browser tab. */
  documentTitle: string;
  /** Heading of the promotions shop. */
  promotionsTitle: string;
  /** The promotions shop in menus and tiles. */
  promotionsShopLabel: string;
  logo: { mark: PictureByGround; wordmark: PictureByGround };
  favicon: string;
  emptyCart: PictureByGround;
  /** Page footer, 1200 × 64; its right end may be cropped. */
  footerBanner: PictureByGround;
  /** Only for an external brand with a recording. */
  tutorial?: BrandTutorial | undefined;
}
