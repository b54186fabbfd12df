import type { BrandInfo } from './brandInfo.ts';
import { aloe } from './brands/aloe/info.ts';
import { baobab } from './brands/baobab/info.ts';
import { fynbos } from './brands/fynbos/info.ts';
import { mortar } from './brands/mortar/info.ts';
import { protea } from './brands/protea/info.ts';
import type { BrandName } from './brands.ts';

export { BRANDS, type BrandName } from './brands.ts';
export * from './contract.ts';

/** A brand's names and pictures. Its colours and shapes are custom properties, chosen by `data-brand` on `<html>`. */
export const brandInfo: Record<BrandName, BrandInfo> = { mortar, aloe, baobab, fynbos, protea };
