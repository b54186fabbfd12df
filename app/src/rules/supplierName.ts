/** What a firm does, not who it is. */
const TRADE =
  /^(?:pharma(?:ceuticals?|cy|cies)?|medical|medicines?|medicals|health(?:care)?|wholesale(?:rs?)?|distribut(?:ors?|ion)|suppl(?:y|ies|iers?)|logistics|chemists?|generics?|direct|specialised|specialist|trading|trade|holdings?|group|company|co\.?|corporation|corp\.?|inc\.?|limited|ltd\.?|\(pty\)|pty|cc|front|shop|services?|products?|south|africa|\(?sa\)?|and|&|of|the)$/i;

const wordsOf = (name: string) => name.trim().split(/\s+/);

/** The words that say who a firm is: those before the first that says what it does. */
function properWords(words: readonly string[]): number {
  const first = words.findIndex((word) => TRADE.test(word));
  return first > 0 ? first : words.length;
}

/**
 * Names by which suppliers are told apart in a narrow column: 'Blue Crane' for 'Blue Crane Wholesale Chemists'. Names that
 * would become the same keep as many words more as tell them apart. By full name; the same for the same names.
 */
export function shortSupplierNames(names: Iterable<string>): ReadonlyMap<string, string> {
  const all = [...new Set(names)].map((name) => ({ name, words: wordsOf(name), kept: properWords(wordsOf(name)) }));
  const shortOf = ({ words, kept }: (typeof all)[number]) => words.slice(0, kept).join(' ');
  for (;;) {
    const taken = Map.groupBy(all, (supplier) => shortOf(supplier).toLowerCase());
    const alike = [...taken.values()].filter((group) => group.length > 1).flat();
    const growing = alike.filter(({ words, kept }) => kept < words.length);
    if (growing.length === 0) return new Map(all.map((supplier) => [supplier.name, shortOf(supplier)]));
    for (const supplier of growing) supplier.kept += 1;
  }
}
