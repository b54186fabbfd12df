/** Words that say how strong, in what form or how much: not part of a product's name. */
const MEASURE =
  /^(?:mg|mcg|µg|μg|ug|g|kg|ml|mls|l|cm|mm|m|iu|i\.u\.|u|mu|miu|mmol|meq|mol|ppm|kcal|kj|%|w\/w|w\/v|v\/v|x|×|&|\+|-|\/|and|per|in|dose|doses|hr|hrs|hour|hours|h|pack|packs|pcs|piece|pieces|s|'s|tabs?|tablets?|caps?|capsules?|syrup|suspension|solution|cream|ointment|gel|lotion|drops?|spray|inhaler|inhalation|injection|infusion|ampoules?|amps?|vials?|syringes?|pens?|cartridges?|sachets?|supp(?:ositor(?:y|ies))?|pessar(?:y|ies)|patch(?:es)?|powder|granules|elixir|shampoo|lozenges?|bottle|tube|nasal|eye|ear|oral|sr|xr|er|la|cr|mr|retard|forte)$/i;

/** A form as price lists shorten it: TAB, CAP, SUS, INJ. */
const SHORT_FORM = /^[A-Z]{2,4}$/;
/** Begins with a figure, as in `250`, `0.5`, `(10`, `20's`, `5ml`. */
const FIGURE = /^[([]?[.,]?\d/;

const bare = (word: string) => word.replace(/^[([]+|[)\],.;]+$/g, '');
const measures = (word: string) => /\d/.test(word) || MEASURE.test(bare(word)) || SHORT_FORM.test(bare(word));

/** The longest tail that is kept whole, in characters; of a longer one, such as an infusion's five strengths, the end. */
const LONGEST = 40;

/**
 * Where strength, form and pack begin in a product's description: what tells it from others of its name and is never cut
 * (ruling 16). The space before them belongs to them. The description's length when it has none, or they cannot be told
 * from the name.
 *
 * @example productTail('Panado Plus 200/250 mg TAB 20\'s') is the place of ' 200/250'.
 */
export function productTail(description: string): number {
  const words = [...description.matchAll(/\S+/g)];
  for (const [place, word] of words.entries()) {
    if (place === 0 || !FIGURE.test(word[0])) continue;
    const rest = words.slice(place);
    // Figures inside a name, as in 'Vicks 44 Cough Syrup 100 ml', do not begin its strength.
    if (rest.filter(([text]) => measures(text)).length < rest.length * 0.75) continue;
    const kept = rest.find(({ index }) => description.length - index <= LONGEST);
    return kept ? kept.index - 1 : description.length;
  }
  return description.length;
}
