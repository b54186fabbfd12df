import { readProducts } from '#products/search/api/soldProduct.ts';
import type { Product } from '#products/search/model/product.ts';
import { toWords, withWords } from '#products/search/model/searchWords.ts';
import { startRow } from '#products/search/model/startRow.ts';

type Services = Parameters<typeof readProducts>[0];

/** Maximum number of suggested products. */
const MAX_PROPOSALS = 3;

/** Pack words in lists that a search does not match: `24s`, `28's`, `tabs`, `(30)`. */
const OF_PACK = /^(?:\(?\d+\)?(?:['’]?s)?|tabs?|tablets?|caps?|capsules?|pack|packs|box|boxes|of|the|please|pls)$/i;

/** Search texts for a name: full, without its pack, and its first words. */
function getTexts(name: string): readonly string[] {
  const words = name
    .replace(/[,;:()"]+/g, ' ')
    .trim()
    .split(/\s+/);
  const own = words.filter((word) => !OF_PACK.test(word));
  const texts = [words, own, own.slice(0, 2), own.slice(0, 1)].map((some) => some.join(' '));
  return [...new Set(texts)].filter((text) => /\p{L}{3}/u.test(text));
}

/** Moves the row that a search selects to the top (ruling 50). */
function rankByName(products: readonly Product[], name: string): readonly Product[] {
  const first = startRow(products, { text: name, field: 'Description' });
  return products.toSorted((a, b) => Number(b.productCode === first) - Number(a.productCode === first));
}

/**
 * Returns at most three products for a name, from the first search text with results.
 * @param schedules those that the role may order, in the form of the calls
 * @throws if a call failed
 */
export async function readProductsOfName(
  services: Services,
  name: string,
  schedules: string,
): Promise<readonly Product[]> {
  for (const text of getTexts(name)) {
    const search = { text, field: 'Description', match: 'Containing' } as const;
    const { requested, others } = toWords(search);
    const found = withWords(
      await readProducts(services, { ...search, text: requested }, schedules),
      'Description',
      others,
    );
    if (found.length > 0) return rankByName(found, name).slice(0, MAX_PROPOSALS);
  }
  return [];
}
