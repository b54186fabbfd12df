import type { BrandInfo } from './brandInfo.ts';
import { aloe } from './brands/aloe/info.ts';
import { baobab } from './brands/baobab/info.ts';
import { fynbos } from './brands/fynbos/info.ts';
import { mortar } from './brands/mortar/info.ts';
import { protea } from './brands/protea/info.ts';

export type { BrandInfo, PictureByGround } from './brandInfo.ts';
export * from './contract.ts';

/** The brands a deployment may choose from; the first is the default. */
export const BRANDS = ['mortar', 'aloe', 'baobab', 'fynbos', 'protea'] as const;
export type BrandName = (typeof BRANDS)[number];

/** A brand's names and pictures. Its colours and shapes are custom properties, chosen by `data-brand` on `<html>`. */
export const brandInfo: Record<BrandName, BrandInfo> = { mortar, aloe, baobab, fynbos, protea };
