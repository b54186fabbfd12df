import { between, type Random, seededRandom } from '../runtime/random.ts';
import { getBarcodes } from './barcode.ts';
import { type CatalogueProduct, describe, type ProductFacts, productCode } from './product.ts';

/** One product in eight has several barcodes, one in forty all five. */
function barcodeCount(random: Random): number {
  const chance = random();
  if (chance < 0.025) return 5;
  return chance < 0.125 ? between(random, 2, 4) : 1;
}

/** Adds data that a price list lacks: barcodes, preferred rank, medical aids, demand. */
export function completeProduct(facts: ProductFacts): CatalogueProduct {
  const productid = Number(facts.nappicode);
  const random = seededRandom(productid % 4_294_967_291);
  const medicine = facts.genericskey !== '';
  const ispreferred = medicine && random() < 0.06;
  return {
    ...facts,
    productid,
    productcode: productCode(productid),
    description: describe(facts),
    barcodes: getBarcodes(productid, barcodeCount(random)),
    ispreferred,
    pplrank: ispreferred ? between(random, 1, 5) : 0,
    discovery: medicine && random() < 0.35,
    mpl: medicine && random() < 0.3,
    mrp: medicine && random() < 0.25,
    gems: medicine && random() < 0.28,
    popularity: random() ** 3,
  };
}
