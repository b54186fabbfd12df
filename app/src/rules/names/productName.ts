import { oneOf } from './oneOf.ts';

/** Words of strength, form or amount, not part of a name. */
const isMeasure = oneOf(
  'mg mcg µg μg ug g kg ml mls l cm mm m iu i.u. u mu miu mmol meq mol ppm kcal kj % w/w w/v v/v',
  "x × & + - / and per in dose doses hr hrs hour hours h pack packs pcs piece pieces s 's tab tabs tablet tablets",
  'cap caps capsule capsules syrup suspension solution cream ointment gel lotion drop drops spray inhaler inhalation',
  'injection infusion ampoule ampoules amp amps vial vials syringe syringes pen pens cartridge cartridges sachet',
  'sachets supp suppository suppositories pessary pessaries patch patches powder granules elixir shampoo lozenge',
  'lozenges bottle tube nasal eye ear oral sr xr er la cr mr retard forte',
);

/** Abbreviated form in price lists: TAB, CAP, SUS, INJ. */
const SHORT_FORM = /^[A-Z]{2,4}$/;
/** Starts with a digit, as in `250`, `0.5`, `(10`, `20's`, `5ml`. */
const DIGIT = /^[([]?[.,]?\d/;

/** Form as a full word, in trade names. */
const isFullForm = oneOf(
  'tablet tablets capsule capsules syrup suspension solution cream ointment gel lotion drops spray inhaler injection',
  'infusion ampoule ampoules amp amps vial vials suppository suppositories pessary pessaries patch patches powder',
);
/** Words that continue a measure, as in `5 mg per 5 ml`. */
const joins = oneOf('x × & + - / and per in with for');

const bare = (word: string) => word.replace(/^[([]+|[)\],.;]+$/g, '');
const measures = (word: string) => /\d/.test(word) || isMeasure(bare(word)) || SHORT_FORM.test(bare(word));

/**
 * Maximum length of an untruncated tail, in characters; of longer ones, such as an infusion's five strengths, the end
 * is kept.
 */
const MAX_SUFFIX_LENGTH = 31;

/** Normalised numbers and units of a strength: `6 000 I.U./0,6 ml` equals `6000 IU/0.6ml`. */
const getStrength = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .replace(/(\d) (\d{3})\b/g, '$1$2')
      .replace(/(\d),(\d)/g, '$1.$2')
      .replace(/i\.u\.?/g, 'iu')
      .match(/\d+(?:\.\d+)?|[a-zµμ%]+/g),
  );

/**
 * Start of the tail if a strength occurs twice, in the trade name and after it, as in `12.5 Suppositories 12.5 mg SUPP
 * 5's`: the second, if form and pack follow and the first adds nothing.
 */
function afterTheName(suffixStart: readonly string[]): number {
  for (let place = suffixStart.length - 1; place > 0; place -= 1) {
    if (!DIGIT.test(suffixStart[place] as string) || joins(suffixStart[place - 1] as string)) continue;
    const form = suffixStart.findIndex((word, index) => index > place && SHORT_FORM.test(word));
    if (form < 0 || form === suffixStart.length - 1) continue;
    const name = suffixStart.slice(0, place);
    const strength = getStrength(suffixStart.slice(place, form).join(' '));
    const isRepeated = [...getStrength(name.join(' '))].every((part) => strength.has(part));
    return isRepeated || name.some((word) => isFullForm(bare(word))) ? place : 0;
  }
  return 0;
}

/** Suffix that distinguishes products of one description, added by `descriptionAmong`. */
const NAPPI = / · \d{8,12}$/;

/** Returns descriptions shared by several products; null if none. Iterates once. */
export function sharedDescriptions(products: Iterable<{ description: string }>): ReadonlySet<string> | null {
  const once = new Set<string>();
  const shared = new Set<string>();
  for (const { description } of products) {
    if (once.has(description)) shared.add(description);
    else once.add(description);
  }
  return shared.size > 0 ? shared : null;
}

/**
 * Returns a product's description, with its Nappi code if others in the list share it (ruling 16).
 * @param shared from `sharedDescriptions` of the list
 */
export function descriptionAmong(
  { description, nappiCode }: { description: string; nappiCode: string },
  shared: ReadonlySet<string> | null,
): string {
  return shared?.has(description) ? `${description} · ${nappiCode}` : description;
}

/**
 * Returns where strength, form and pack start in a description, which are never truncated (ruling 16), including the
 * space before and a Nappi code from `descriptionAmong`. Returns the description's length if there is none or they
 * cannot be told from the name.
 * @example productSuffixStart('Panado Plus 200/250 mg TAB 20\'s') is the index of ' 200/250'.
 */
export function productSuffixStart(description: string): number {
  return getSuffix(description.replace(NAPPI, ''));
}

function getSuffix(description: string): number {
  const words = [...description.matchAll(/\S+/g)];
  for (const [place, word] of words.entries()) {
    if (place === 0 || !DIGIT.test(word[0])) continue;
    const rest = words.slice(place);
    // Numbers within a name, as in 'Vicks 44 Cough Syrup 100 ml', are not a strength.
    if (rest.filter(([text]) => measures(text)).length < rest.length * 0.75) continue;
    const own = rest.slice(afterTheName(rest.map(([text]) => text)));
    const firstKept = own.find(({ index }) => description.length - index <= MAX_SUFFIX_LENGTH);
    return firstKept ? firstKept.index - 1 : description.length;
  }
  return description.length;
}

/** Pack without a form before it: `30's`, `100ml`, `50`. */
const PACK = /^\d+(?:[.,]\d+)?(?:'?s|mls?|l|g|kg)?$/i;

/**
 * Returns where the pack starts in a description, after strength and form; the description's length if it is not
 * recognised.
 * @example packStart("Eltroxin 50µg 50 mcg TAB 100's") is the index of "100's".
 */
export function packStart(description: string): number {
  const words = [...description.matchAll(/\S+/g)];
  const form = words.findLastIndex(([word], index) => index < words.length - 1 && SHORT_FORM.test(word));
  const [pack, ...rest] = words.slice(form + 1);
  if (form > 0 && pack && [pack, ...rest].every(([word]) => measures(word))) return pack.index;
  const last = words.at(-1);
  const strength = words.slice(1, -1).some(([word]) => DIGIT.test(word));
  return last && strength && PACK.test(last[0]) ? last.index : description.length;
}
