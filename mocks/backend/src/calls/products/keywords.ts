import { addKeyword, deleteKeyword, listKeywords } from '@mortar/contract';
import { handle } from '../../http/handle.ts';
import { nothing, refuse, success, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { rights } from '../../rules/access/rights.ts';
import { ownKeywords, systemKeywords } from '../../rules/products/keywords.ts';

/** Maximum number of characters of a keyword. */
const LONGEST = 100;

/** Returns a product's keywords: the catalogue's, then the pharmacy's own; null if there is no such product. */
function getKeywords(context: AuthenticatedContext, productcode: string) {
  const product = context.catalogue.byCode(productcode);
  if (!product) return null;
  const system = systemKeywords(product.keyword).map((keyword) => ({ keyword, type: 'SYSTEM' as const }));
  const own = ownKeywords(context)(productcode).map((keyword) => ({ keyword, type: 'USER' as const }));
  return [...system, ...own];
}

const same = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase();

const answerList = handle(listKeywords, rights.readOrdering, (context, { productcode }) => {
  const keywords = getKeywords(context, productcode) ?? [];
  if (keywords.length === 0) return nothing;
  return value({ keywordcustomwithindex: keywords.map((row, index) => ({ productcode, ...row, index })) });
});

const answerAdd = handle(addKeyword, rights.editOrders, (context, _query, { productcode, keyword }) => {
  const known = getKeywords(context, productcode);
  if (!known) return nothing;
  const word = keyword.trim();
  if (word === '' || word.length > LONGEST) return refuse(`A keyword has 1 to ${LONGEST} characters.`);
  if (known.some((row) => same(row.keyword, word))) return refuse('This keyword already exists.');
  context.store.keywords.put({ retailerid: context.retailer.retailerid, productcode, keyword: word });
  return success;
});

const answerDelete = handle(deleteKeyword, rights.editOrders, (context, _query, { productcode, keyword }) => {
  const found = getKeywords(context, productcode)?.find((row) => same(row.keyword, keyword));
  if (!found) return nothing;
  if (found.type === 'SYSTEM') return refuse('Only keywords of your own can be deleted.');
  context.store.keywords.delete(
    JSON.stringify([context.retailer.retailerid, productcode, found.keyword.toLowerCase()]),
  );
  return success;
});

export const keywordCalls = [answerList, answerAdd, answerDelete];
