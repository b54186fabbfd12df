export type { BrandTutorial } from './brandInfo.ts';
export { BRANDS, type BrandName } from './brands.ts';
export * from './contract.ts';
export { brandInfo } from './infos.ts';
