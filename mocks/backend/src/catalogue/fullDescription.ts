import type { CatalogueProduct, Ingredient } from './product.ts';

/** Names of dosage forms; others use the list's code. */
const FORM_WORDS: Readonly<Record<string, string>> = {
  TAB: 'tablets',
  'TAB SR': 'slow-release tablets',
  'CHEW TAB': 'chewable tablets',
  'EFF TAB': 'effervescent tablets',
  'DISP TAB': 'dispersible tablets',
  CAP: 'capsules',
  SYR: 'syrup',
  SUS: 'suspension',
  SOL: 'solution',
  INJ: 'injection',
  INF: 'infusion',
  CRM: 'cream',
  OINT: 'ointment',
  'EYE OINT': 'eye ointment',
  LOT: 'lotion',
  SUPP: 'suppositories',
  PESS: 'pessaries',
  PATCH: 'patches',
  INH: 'inhaler',
  NEB: 'nebuliser solution',
  'NEB UDV': 'nebuliser solution',
  LOZ: 'lozenges',
  POW: 'powder',
};

const getAmount = ({ name, strength, unit }: Ingredient) =>
  [name, `${strength} ${unit}`.trim()].filter((part) => part !== '').join(' ');

/** 'a', 'a and b', 'a, b and c'. */
function toList(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** Returns sentences about a product, its pack, schedule and manufacturer. */
export function describeInFull(product: CatalogueProduct): string {
  const { name, form, packsize, ingredients, manufacturer, schedule } = product;
  const kind = FORM_WORDS[form] ?? form.toLowerCase();
  const contents = ingredients.length === 0 ? '' : `with ${toList(ingredients.map(getAmount))}`;
  const productKind = [kind, contents].filter((part) => part !== '').join(' ');
  const pack = /^\d+$/.test(packsize) ? `Pack of ${packsize}.` : `Pack size ${packsize}.`;
  return [
    productKind === '' ? `${name}.` : `${name}: ${productKind}.`,
    packsize === '' ? '' : pack,
    schedule === 'N' || schedule === 'NM' ? 'Sold over the counter.' : `Schedule ${schedule}.`,
    manufacturer === '' ? '' : `Made by ${manufacturer}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
