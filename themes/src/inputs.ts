import { aloe } from './brands/aloe/brand.ts';
import { baobab } from './brands/baobab/brand.ts';
import { fynbos } from './brands/fynbos/brand.ts';
import { mortar } from './brands/mortar/brand.ts';
import { protea } from './brands/protea/brand.ts';
import { wireframe } from './brands/wireframe/brand.ts';
import type { BrandName } from './brands.ts';
import type { BrandInputs } from './derive/inputs.ts';

/** Every theme that is generated: the brands, and one for tests. For tools and tests, and for `paper.ts`, which is fetched where something is printed; not for the first page. */
export const inputs: Record<BrandName | 'wireframe', BrandInputs> = { mortar, aloe, baobab, fynbos, protea, wireframe };
