import { between, type Random, seededRandom, shuffle } from '../runtime/random.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { completeProduct } from './derive.ts';
import { draftShopGood, SHOP_COUNT } from './frontShop.ts';
import { type Draft, draftMedicine, MAKER_COUNT, substances } from './medicines.ts';
import type { CatalogueProduct } from './product.ts';

/** One product in twelve is front shop, as in real pharmacies. */
const SHOP_SHARE = 1 / 12;
const PACKS = 6;

/** Returns unused nappi codes: six or seven digits and a pack suffix. */
function nappiCodes(random: Random, taken: ReadonlySet<number>): () => string {
  const used = new Set(taken);
  return () => {
    for (;;) {
      const stem = random() < 0.3 ? between(random, 3_000_000, 3_999_999) : between(random, 700_000, 899_999);
      const code = `${stem}${String(between(random, 1, 20)).padStart(3, '0')}`;
      if (used.has(Number(code))) continue;
      used.add(Number(code));
      return code;
    }
  };
}

/** Generates medicines by substance, maker and pack: every substance once, then more makers, then more packs. */
function* medicines(random: Random): Generator<Draft> {
  const all = substances();
  for (let pack = 0; pack < PACKS; pack += 1) {
    for (let maker = 0; maker < MAKER_COUNT; maker += 1) {
      for (const substance of shuffle(random, all)) yield draftMedicine(substance, maker, pack);
    }
  }
}

/** Schedule 7 first, so that small catalogues have every schedule. */
function draftMedicines(random: Random, count: number): Draft[] {
  const drafts: Draft[] = [];
  const seen = new Set<string>();
  const permit = substances().filter(({ schedule }) => schedule === '7');
  const candidates = [...permit.map((substance) => draftMedicine(substance, 0, 0))];
  const addDraft = (draft: Draft) => {
    const identity = `${draft.name} ${draft.strength} ${draft.form} ${draft.packsize}`;
    if (drafts.length < count && !seen.has(identity)) drafts.push(draft);
    seen.add(identity);
  };
  candidates.forEach(addDraft);
  for (const draft of medicines(random)) {
    if (drafts.length >= count) break;
    addDraft(draft);
  }
  return drafts;
}

function toProduct(draft: Draft, nappicode: string, random: Random): CatalogueProduct {
  const month = String(between(random, 1, 12)).padStart(2, '0');
  const datemodified = `${between(random, 2023, 2025)}-${month}-${String(between(random, 1, 28)).padStart(2, '0')}`;
  return completeProduct({ ...draft, nappicode, datemodified });
}

/**
 * Returns front-shop goods and schedule 7 medicines, which the official price list lacks.
 * @param taken product ids that are in use already
 */
export function generateOutsidePriceList(count: number, taken: ReadonlySet<number>): CatalogueProduct[] {
  const random = seededRandom('outside the price list');
  const code = nappiCodes(random, taken);
  const permit = substances()
    .filter(({ schedule }) => schedule === '7')
    .map((substance) => draftMedicine(substance, 0, 0));
  const goods = Array.from({ length: Math.max(0, count - permit.length) }, (_, index) =>
    draftShopGood(index % SHOP_COUNT),
  );
  return [...permit, ...goods].map((draft) => toProduct(draft, code(), random));
}

function generateProducts({ products, seed }: { products: number; seed: number }): CatalogueProduct[] {
  const random = seededRandom(seed);
  const code = nappiCodes(random, new Set());
  const shop = Math.min(SHOP_COUNT, Math.round(products * SHOP_SHARE));
  const goods = Array.from({ length: shop }, (_, index) => draftShopGood(index));
  const drafts = [...draftMedicines(random, products - shop), ...goods];
  return drafts.map((draft) => toProduct(draft, code(), random));
}

/**
 * Returns a generated catalogue with realistic data; deterministic by seed.
 * @param products how many; the table of substances supports about 60 000
 */
export function generateCatalogue(options: { products: number; seed: number }): Catalogue {
  return createCatalogue(generateProducts(options));
}

/** Returns the default catalogue without a price list, with 20 000 products by default. */
export function sampleCatalogue(products = 20_000): Catalogue {
  return generateCatalogue({ products, seed: 2026 });
}
