import type { Schedule } from '@mortar/contract';
import { between, hash, pick, type Random, seededRandom } from '../runtime/random.ts';
import { FORMS } from './data/forms.ts';
import { INGREDIENTS } from './data/ingredients.ts';
import { BRAND_ENDS, BRAND_MIDDLES, BRAND_STARTS, MAKERS, ORIGINATORS } from './data/makers.ts';
import { genericsKey } from './generics.ts';
import type { Ingredient, ProductFacts } from './product.ts';

/** One ingredient, or a combination, in one strength and form. */
interface Substance {
  names: readonly string[];
  /** '500 mg', '250/125 mg'. */
  strength: string;
  formcode: string;
  schedule: Schedule;
}

/** A substance sold by one maker under one name. */
export type Draft = Omit<ProductFacts, 'nappicode' | 'datemodified'>;

function getSubstances(line: string): Substance[] {
  const [names = '', schedule = '', forms = ''] = line.split('|');
  return forms.split(';').flatMap((entry) => {
    const [formcode = '', strengths = ''] = entry.split(':');
    return strengths
      .split(',')
      .map((strength) => ({ names: names.split(' + '), strength, formcode, schedule: schedule as Schedule }));
  });
}

/** Returns every substance of the ingredients table. */
export function substances(): Substance[] {
  return INGREDIENTS.trim().split('\n').flatMap(getSubstances);
}

function getIngredients({ names, strength }: Substance): Ingredient[] {
  const [amounts = '', unit = ''] = strength.split(' ');
  const parts = amounts.split('/');
  return names.map((name, index) => ({ name, strength: parts[index] ?? '', unit }));
}

/** Returns the originator's brand of an ingredient: the same for all its strengths and forms. */
function getBrand(names: readonly string[]): string {
  const random = seededRandom(`brand ${names.join()}`);
  return pick(random, BRAND_STARTS) + pick(random, BRAND_MIDDLES) + pick(random, BRAND_ENDS);
}

function price(random: Random, substance: Substance, pack: number): number {
  const [low, high] = FORMS[substance.formcode]?.price ?? [20, 100];
  // An ingredient's price level is the same in every strength and for every maker.
  const level = (hash(substance.names.join()) % 1000) / 1000;
  const base = low + (high - low) * level ** 2;
  return Math.round(base * (1 + pack * 0.7) * (0.8 + random() * 0.5) * 100);
}

/** Maximum number of makers of a substance: the originator and all generic companies. */
export const MAKER_COUNT = MAKERS.length + 1;

/**
 * Returns a maker's product of a substance in one pack size.
 * @param maker 0 is the originator, the others are generic companies
 * @param pack index of the form's pack sizes, modulo their number
 */
export function draftMedicine(substance: Substance, maker: number, pack: number): Draft {
  const form = FORMS[substance.formcode];
  const random = seededRandom(`${substance.names.join()} ${substance.strength} ${substance.formcode} ${maker} ${pack}`);
  const packs = form?.packs ?? ['1'];
  const which = (pack + hash(substance.names.join()) + maker) % packs.length;
  const ingredients = getIngredients(substance);
  const house = MAKERS[(maker - 1 + hash(substance.names.join())) % MAKERS.length];
  const plain = substance.names.map((name) => name.split(' ')[0]).join('/');
  return {
    name: maker === 0 || !house ? getBrand(substance.names) : `${house[1]}-${plain}`,
    strength: substance.strength,
    form: form?.label ?? '',
    packsize: packs[which] ?? '',
    ingredients,
    genericskey: genericsKey(ingredients, form?.label ?? ''),
    manufacturer: maker === 0 || !house ? (ORIGINATORS[hash(plain) % ORIGINATORS.length] ?? '') : house[0],
    schedule: substance.schedule,
    sepcents: Math.round(price(random, substance, which) * (maker === 0 ? 1.6 : 1)),
    keyword: substance.names.join(' ').toLowerCase() + (between(random, 1, 4) === 1 ? ' chronic' : ''),
    discontinued: random() < 0.012,
  };
}
