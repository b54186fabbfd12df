import type { BrandInfo, PictureByGround } from './brandInfo.ts';
import type { BrandName } from './brands.ts';
import type { Color } from './contract.ts';
import type { PaperStyle } from './derive/inputs.ts';
import { entrances } from './entrances.ts';
import { brandInfo } from './infos.ts';
import { papers } from './papers.ts';

/** An external brand, served next to the application with its style sheet. */
export interface BrandPack {
  info: BrandInfo;
  /** The sign-in picture. */
  entrance: PictureByGround;
  paper: PaperStyle & { accent: Color };
}

/**
 * Registers an external brand. Call it before the first render, because it does not update the page.
 * @returns its name, typed as one of the brands'
 */
export function adoptBrand(name: string, { info, entrance, paper }: BrandPack): BrandName {
  const brand = name as BrandName;
  brandInfo[brand] = info;
  entrances[brand] = entrance;
  papers[brand] = paper;
  return brand;
}
