import type { BrandName, Mode } from '@mortar/themes';

/** `parameters.visual` of a story with limited screenshots. */
export interface OptOut {
  /** The reason; required. */
  reason: string;
  /** True if it is not captured at all. */
  skip?: boolean;
  /** Captured brands. Default all. */
  brands?: readonly BrandName[];
  /** Captured modes. Default both. */
  modes?: readonly Mode[];
}
