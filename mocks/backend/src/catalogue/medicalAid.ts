import type { MedicalAidInfo } from '@mortar/contract';
import { toRand } from '../rules/money.ts';
import { between, seededRandom } from '../runtime/random.ts';
import type { Catalogue } from './catalogue.ts';
import { type CatalogueProduct, PLACEHOLDER_CENTS } from './product.ts';

/** Last digits of a nappi code that identify the pack; medical aids use the rest (ruling 15). */
const PACK_DIGITS = 3;
const VAT = 1.15;

export const medicalAidKey = (nappicode: string): string => nappicode.slice(0, -PACK_DIGITS);

/** Returns a scheme's part of a price in cents; deterministic by product and scheme. */
function share(product: CatalogueProduct, scheme: string, minimum: number, maximum: number): number {
  const random = seededRandom(`${scheme} ${product.productid}`);
  return Math.max(1, Math.round((product.sepcents * between(random, minimum, maximum)) / 100));
}

const exclusive = (cents: number) => toRand(Math.round(cents / VAT));
const generic = ({ ingredients }: CatalogueProduct) => ingredients.map(({ name }) => name).join(' + ');

const discovery = (product: CatalogueProduct) => ({
  discproductname: product.name,
  discnappi: product.nappicode,
  discstrength: product.strength,
  discform: product.form,
  discmanufacturer: product.manufacturer,
  disccompexecbenchmark: toRand(share(product, 'comprehensive', 92, 110)),
  disccorebenchmark: toRand(share(product, 'core', 70, 95)),
});

function medscheme(product: CatalogueProduct) {
  const cents = share(product, 'medscheme', 80, 105);
  return {
    mpldescription: product.description,
    mplnappi: product.nappicode,
    mplpacksize: product.packsize,
    mplseppriceexcl: exclusive(cents),
    mplseppriceincl: toRand(cents),
  };
}

/** @param year of the reference price */
const mediscor = (product: CatalogueProduct, year: number) => ({
  mrpgroup: generic(product).toUpperCase(),
  mrpnappi: medicalAidKey(product.nappicode),
  mrpnappiext: product.nappicode.slice(-PACK_DIGITS),
  mrpgenericname: generic(product),
  mrpproductname: product.name,
  mrppacksize: product.packsize,
  mrpexcl: exclusive(share(product, 'mediscor', 60, 95)),
  mrpstartdate: `${year}0101`,
  mrpendate: `${year}1231`,
});

function gems(product: CatalogueProduct) {
  const cents = share(product, 'gems', 75, 100);
  return {
    gemdescription: generic(product),
    gemnappi: product.nappicode,
    gemnappidescription: product.description,
    gempacksize: product.packsize,
    gemseppriceexcl: exclusive(cents),
    gemseppriceincl: toRand(cents),
  };
}

/** Returns the schemes' details of a key's products that have a price; null if there are none. */
export function medicalAidInfo(catalogue: Catalogue, key: string, year: number): MedicalAidInfo | null {
  if (key === '') return null;
  const products = catalogue.products.filter(({ nappicode }) => medicalAidKey(nappicode) === key);
  if (products.length === 0) return null;
  const priced = products.filter(({ sepcents }) => sepcents > PLACEHOLDER_CENTS);
  const findListed = (flag: 'discovery' | 'mpl' | 'mrp' | 'gems') => priced.find((product) => product[flag]);
  const [disc, mpl, mrp, gem] = [findListed('discovery'), findListed('mpl'), findListed('mrp'), findListed('gems')];
  return {
    discovery: disc ? discovery(disc) : null,
    medscheme: mpl ? medscheme(mpl) : null,
    mediscor: mrp ? mediscor(mrp, year) : null,
    gems: gem ? gems(gem) : null,
  };
}
