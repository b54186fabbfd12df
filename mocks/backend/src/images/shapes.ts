import type { CatalogueProduct } from '../catalogue/product.ts';

/** The pack shape of a product. */
export type Shape =
  | 'blister'
  | 'carton'
  | 'syrup'
  | 'dropper'
  | 'spray'
  | 'inhaler'
  | 'tube'
  | 'vial'
  | 'bag'
  | 'sachet'
  | 'bottle'
  | 'pump'
  | 'tub'
  | 'pillow';

/** Pack shapes by prefix of the dosage form; the first match decides. */
const FORMS: readonly (readonly [RegExp, Shape])[] = [
  [/^(TAB|CAP|CHEW|EFF|DISP|LOZ|FCT|TBS)/, 'blister'],
  [/^(SUPP|PESS)/, 'blister'],
  [/^(SYR|SUS|SOL|LIQ|ELI|MOUTH|LINCT)/, 'syrup'],
  [/^(EYE DROPS|DROPS|EAR)/, 'dropper'],
  [/^(NASAL|SPRAY)/, 'spray'],
  [/^INH/, 'inhaler'],
  [/^(CRM|OINT|GEL|EYE OINT)/, 'tube'],
  [/^(INJ|NEB|AMP|VIAL)/, 'vial'],
  [/^INF/, 'bag'],
  [/^(SACHETS|PATCH|POW)/, 'sachet'],
  [/^LOT/, 'bottle'],
];

/** Pack shapes of goods by a word in their name. */
const GOODS: readonly (readonly [RegExp, Shape])[] = [
  [/\b(Collagen|Whey|Formula|Meal)\b/, 'tub'],
  [/\b(Toothpaste|Hand Cream)\b/, 'tube'],
  [/\b(Sanitiser|Body Lotion|Body Wash)\b/, 'pump'],
  [/\b(Shampoo|Conditioner|Sunscreen|Lotion|Buchu|Feeding Bottle|Deodorant|Powder)\b/, 'bottle'],
  [/\b(Cream)\b/, 'tub'],
  [/\b(Multivitamin|Vitamin|Omega|Magnesium|Zinc|Probiotic|Glucosamine|Echinacea)\b/, 'tub'],
  [/\b(Nappies|Wipes|Pads|Tampons|Cotton|Swabs|Sweets|Masks|Condoms)\b/, 'pillow'],
];

export function getShape({ schedule, form, name }: CatalogueProduct): Shape {
  const front = schedule === 'N' || schedule === 'NM';
  const [list, text] = front ? [GOODS, name] : [FORMS, form];
  return list.find(([words]) => words.test(text))?.[1] ?? 'carton';
}
