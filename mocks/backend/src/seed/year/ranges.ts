import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { CatalogueProduct } from '../../catalogue/product.ts';

/** Product range by purpose. */
export type RangeName =
  | 'chronic'
  | 'acute'
  | 'coldAndFlu'
  | 'hayFever'
  | 'gastro'
  | 'controlled'
  | 'sunCare'
  | 'baby'
  | 'frontShop'
  | 'occasional';

/** Active ingredients by first word, because the salt follows in the name. */
const INGREDIENTS: Readonly<Partial<Record<RangeName, string>>> = {
  coldAndFlu:
    'paracetamol ibuprofen pseudoephedrine oxymetazoline carbocisteine acetylcysteine ambroxol bromhexine dextromethorphan benzydamine cetylpyridinium chlorphenamine',
  hayFever: 'cetirizine levocetirizine loratadine desloratadine fexofenadine olopatadine ketotifen',
  gastro: 'loperamide oral saccharomyces hyoscine simethicone metoclopramide macrogol',
  chronic:
    'amlodipine nifedipine enalapril perindopril ramipril lisinopril losartan valsartan telmisartan candesartan irbesartan atenolol bisoprolol carvedilol nebivolol hydrochlorothiazide indapamide furosemide spironolactone simvastatin atorvastatin rosuvastatin ezetimibe clopidogrel warfarin rivaroxaban metformin gliclazide glimepiride sitagliptin vildagliptin empagliflozin dapagliflozin insulin levothyroxine carbimazole tiotropium montelukast salbutamol fluticasone budesonide formoterol salmeterol sertraline citalopram escitalopram fluoxetine venlafaxine amitriptyline lamotrigine levetiracetam carbamazepine allopurinol latanoprost timolol ethinylestradiol levonorgestrel drospirenone tamsulosin finasteride tenofovir emtricitabine lamivudine dolutegravir',
  acute:
    'amoxicillin clavulanic azithromycin clarithromycin cefuroxime doxycycline ciprofloxacin metronidazole flucloxacillin sulfamethoxazole trimethoprim fluconazole clotrimazole aciclovir mupirocin fusidic hydrocortisone betamethasone mometasone prednisone omeprazole esomeprazole lansoprazole pantoprazole ondansetron diclofenac naproxen meloxicam celecoxib mefenamic tramadol codeine orphenadrine caffeine albendazole mebendazole chloramphenicol lidocaine permethrin nystatin',
};

const rangeOfIngredient = new Map(
  Object.entries(INGREDIENTS).flatMap(([range, words]) =>
    words.split(' ').map((word): [string, RangeName] => [word, range as RangeName]),
  ),
);

/** Words of front-shop goods; the first match decides. */
const GOODS: readonly (readonly [RegExp, RangeName])[] = [
  [/\bsun\b/, 'sunCare'],
  [/\b(immune|fever)\b/, 'coldAndFlu'],
  [/\bgut\b/, 'gastro'],
  [/\bbaby\b/, 'baby'],
];

/** Returns a product's range; null if it is never ordered: schedule 7 requires a permit. */
function getRange({ schedule, keyword, ingredients, form, discontinued }: CatalogueProduct): RangeName | null {
  if (discontinued || schedule === '7') return null;
  if (schedule === '6') return 'controlled';
  if (schedule === 'N' || schedule === 'NM') return GOODS.find(([words]) => words.test(keyword))?.[1] ?? 'frontShop';
  const [first, ...others] = ingredients.map(({ name }) =>
    rangeOfIngredient.get(/^\w*/.exec(name.toLowerCase())?.[0] ?? ''),
  );
  if (first === undefined || others.includes(undefined)) return 'occasional';
  if (form.startsWith('NASAL') && first === 'chronic') return 'hayFever';
  return others.every((other) => other === first) ? first : 'acute';
}

const cache = new WeakMap<Catalogue, ReadonlyMap<RangeName | null, readonly CatalogueProduct[]>>();

/** Returns the products of each range, most requested first; cached by catalogue. */
export function getRanges(catalogue: Catalogue): ReadonlyMap<RangeName | null, readonly CatalogueProduct[]> {
  const ranges =
    cache.get(catalogue) ??
    Map.groupBy(
      catalogue.products.toSorted((a, b) => b.popularity - a.popularity || a.productid - b.productid),
      getRange,
    );
  cache.set(catalogue, ranges);
  return ranges;
}
