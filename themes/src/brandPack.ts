import type { BrandInfo, PictureByGround } from './brandInfo.ts';
import type { BrandName } from './brands.ts';
import type { Color } from './contract.ts';
import type { PaperStyle } from './derive/inputs.ts';
import { entrances } from './entrances.ts';
import { brandInfo } from './infos.ts';
import { papers } from './papers.ts';

/** A brand that is served beside an application and was not built into it; its look is a style sheet beside this. */
export interface BrandPack {
  info: BrandInfo;
  /** The picture at the door. */
  entrance: PictureByGround;
  paper: PaperStyle & { accent: Color };
}

/**
 * Makes a brand known beside those that were built in. Before anything is drawn: what stands on the page does not hear
 * of it.
 * @returns its name, which from now on is one of the brands'
 */
export function adoptBrand(name: string, { info, entrance, paper }: BrandPack): BrandName {
  const brand = name as BrandName;
  brandInfo[brand] = info;
  entrances[brand] = entrance;
  papers[brand] = paper;
  return brand;
}
