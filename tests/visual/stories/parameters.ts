import type { BrandName, Mode } from '@mortar/themes';

/** `parameters.visual` of a story that is not shot like the others. */
export interface OptOut {
  /** Why. A story that says nothing here is broken. */
  reason: string;
  /** True if it is not shot at all. */
  skip?: boolean;
  /** The brands it is shot in. Default all. */
  brands?: readonly BrandName[];
  /** The modes it is shot in. Default both. */
  modes?: readonly Mode[];
}
