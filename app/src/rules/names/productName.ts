import { oneOf } from './oneOf.ts';

/** Words that say how strong, in what form or how much: not part of a product's name. */
const isMeasure = oneOf(
  'mg mcg µg μg ug g kg ml mls l cm mm m iu i.u. u mu miu mmol meq mol ppm kcal kj % w/w w/v v/v',
  "x × & + - / and per in dose doses hr hrs hour hours h pack packs pcs piece pieces s 's tab tabs tablet tablets",
  'cap caps capsule capsules syrup suspension solution cream ointment gel lotion drop drops spray inhaler inhalation',
  'injection infusion ampoule ampoules amp amps vial vials syringe syringes pen pens cartridge cartridges sachet',
  'sachets supp suppository suppositories pessary pessaries patch patches powder granules elixir shampoo lozenge',
  'lozenges bottle tube nasal eye ear oral sr xr er la cr mr retard forte',
);

/** A form as price lists shorten it: TAB, CAP, SUS, INJ. */
const SHORT_FORM = /^[A-Z]{2,4}$/;
/** Begins with a figure, as in `250`, `0.5`, `(10`, `20's`, `5ml`. */
const DIGIT = /^[([]?[.,]?\d/;

/** A form written out, as trade names have it. */
const isWholeForm = oneOf(
  'tablet tablets capsule capsules syrup suspension solution cream ointment gel lotion drops spray inhaler injection',
  'infusion ampoule ampoules amp amps vial vials suppository suppositories pessary pessaries patch patches powder',
);
/** What is before one of these goes on after it, as in `5 mg per 5 ml`. */
const joins = oneOf('x × & + - / and per in with for');

const bare = (word: string) => word.replace(/^[([]+|[)\],.;]+$/g, '');
const measures = (word: string) => /\d/.test(word) || isMeasure(bare(word)) || SHORT_FORM.test(bare(word));

/** The longest tail that is kept whole, in characters; of a longer one, such as an infusion's five strengths, the end. */
const LONGEST = 31;

/** Figures and units of a strength, however they are written: `6 000 I.U./0,6 ml` has those of `6000 IU/0.6ml`. */
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
 * Where a tail begins whose strength stands twice, in the trade name and behind it, as in `12.5 Suppositories 12.5 mg
 * SUPP 5's`: at the second, if it has form and pack behind it and the first says nothing that it does not.
 */
function afterTheName(tail: readonly string[]): number {
  for (let place = tail.length - 1; place > 0; place -= 1) {
    if (!DIGIT.test(tail[place] as string) || joins(tail[place - 1] as string)) continue;
    const form = tail.findIndex((word, at) => at > place && SHORT_FORM.test(word));
    if (form < 0 || form === tail.length - 1) continue;
    const name = tail.slice(0, place);
    const strength = getStrength(tail.slice(place, form).join(' '));
    const saidTwice = [...getStrength(name.join(' '))].every((part) => strength.has(part));
    return saidTwice || name.some((word) => isWholeForm(bare(word))) ? place : 0;
  }
  return 0;
}

/** What tells two products of one description apart, as `descriptionAmong` adds it. */
const NAPPI = / · \d{8,12}$/;

/** Descriptions that several products have; null where none has. Reads each once. */
export function sharedDescriptions(products: Iterable<{ productdescription: string }>): ReadonlySet<string> | null {
  const once = new Set<string>();
  const shared = new Set<string>();
  for (const { productdescription } of products) {
    if (once.has(productdescription)) shared.add(productdescription);
    else once.add(productdescription);
  }
  return shared.size > 0 ? shared : null;
}

/**
 * A product's description; with its Nappi code where others in sight are called the same, who often are of one
 * manufacturer (ruling 16).
 * @param shared from `sharedDescriptions` of all that are in sight
 */
export function descriptionAmong(
  { productdescription, nappicode }: { productdescription: string; nappicode: string },
  shared: ReadonlySet<string> | null,
): string {
  return shared?.has(productdescription) ? `${productdescription} · ${nappicode}` : productdescription;
}

/**
 * Where strength, form and pack begin in a product's description: what tells it from others of its name and is never cut
 * (ruling 16). The space before them belongs to them, and the Nappi code behind them where `descriptionAmong` added it.
 * The description's length when it has none, or they cannot be told from the name.
 *
 * @example productTail('Panado Plus 200/250 mg TAB 20\'s') is the place of ' 200/250'.
 */
export function productTail(description: string): number {
  return getSuffix(description.replace(NAPPI, ''));
}

function getSuffix(description: string): number {
  const words = [...description.matchAll(/\S+/g)];
  for (const [place, word] of words.entries()) {
    if (place === 0 || !DIGIT.test(word[0])) continue;
    const rest = words.slice(place);
    // Figures inside a name, as in 'Vicks 44 Cough Syrup 100 ml', do not begin its strength.
    if (rest.filter(([text]) => measures(text)).length < rest.length * 0.75) continue;
    const own = rest.slice(afterTheName(rest.map(([text]) => text)));
    const kept = own.find(({ index }) => description.length - index <= LONGEST);
    return kept ? kept.index - 1 : description.length;
  }
  return description.length;
}

/** A pack that stands without a form before it: `30's`, `100ml`, `50`. */
const PACK = /^\d+(?:[.,]\d+)?(?:'?s|mls?|l|g|kg)?$/i;

/**
 * Where the pack begins in a product's description, behind its strength and form; the description's length where it has
 * none that can be told.
 *
 * @example packStart("Eltroxin 50µg 50 mcg TAB 100's") is the place of "100's".
 */
export function packStart(description: string): number {
  const words = [...description.matchAll(/\S+/g)];
  const form = words.findLastIndex(([word], at) => at < words.length - 1 && SHORT_FORM.test(word));
  const [pack, ...rest] = words.slice(form + 1);
  if (form > 0 && pack && [pack, ...rest].every(([word]) => measures(word))) return pack.index;
  const last = words.at(-1);
  const strength = words.slice(1, -1).some(([word]) => DIGIT.test(word));
  return last && strength && PACK.test(last[0]) ? last.index : description.length;
}
