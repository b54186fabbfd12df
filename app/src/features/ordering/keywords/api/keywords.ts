import { addKeyword, deleteKeyword, type Keyword, listKeywords } from '@mortar/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys, refreshAfter } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { useServices } from '#session/services.ts';

/** A product's keywords, the catalogue's and the retailer's own; none is an empty list (001 §7). */
export function keywordsQuery(client: Client, productcode: string) {
  return queryOptions({
    queryKey: keys.keywords(productcode),
    queryFn: async ({ signal }): Promise<readonly Keyword[]> => readKeywords(client, productcode, signal),
  });
}

async function readKeywords(client: Client, productcode: string, signal?: AbortSignal): Promise<readonly Keyword[]> {
  const request = { query: { productcode }, ...(signal && { signal }) };
  return valueOrNull(await client.send(listKeywords, request))?.keywordcustomwithindex ?? [];
}

/** Keywords are the same in any case, as the server counts them. */
export const hasKeyword = (list: readonly Pick<Keyword, 'keyword'>[], keyword: string): boolean =>
  list.some((each) => each.keyword.toLowerCase() === keyword.trim().toLowerCase());

/** Adds a keyword; where the answer is lost, the product's keywords say whether it is there. */
async function add(client: Client, productcode: string, keyword: string): Promise<void> {
  await writeOnce(() => client.send(addKeyword, { body: { productcode, keyword } }), {
    read: () => readKeywords(client, productcode),
    judge: (list) => (hasKeyword(list, keyword) ? 'all' : 'nothing'),
  });
}

/** Deletes a keyword; where the answer is lost, the product's keywords say whether it is gone. */
async function remove(client: Client, productcode: string, keyword: string): Promise<void> {
  await writeOnce(() => client.send(deleteKeyword, { body: { productcode, keyword } }), {
    read: () => readKeywords(client, productcode),
    judge: (list) => (hasKeyword(list, keyword) ? 'nothing' : 'all'),
  });
}

/** What an edit left behind that was deleted and whose successor was not added. */
export class KeywordLost extends Error {
  /** Why the new keyword was not added. */
  override readonly cause: unknown;
  /** True where the product was read again and has neither; false where that could not be read. */
  readonly certain: boolean;

  constructor(cause: unknown, certain: boolean) {
    super('a keyword was deleted and its successor was not added');
    this.name = 'KeywordLost';
    this.cause = cause;
    this.certain = certain;
  }
}

interface Edit {
  productcode: string;
  /** Null where it is deleted already: a try before got so far. */
  from: string | null;
  to: string;
}

/**
 * Changes a keyword: it is deleted, then the other is added (001 §4). A delete that fails leaves the old one.
 * @throws {KeywordLost} where the old one is deleted and the new one was not added
 * @throws {CallError} where nothing was done
 */
export async function editKeyword(client: Client, { productcode, from, to }: Edit): Promise<void> {
  if (from !== null) await remove(client, productcode, from);
  try {
    await add(client, productcode, to);
  } catch (error) {
    const list = await readKeywords(client, productcode).catch(() => null);
    if (list && hasKeyword(list, to)) return;
    throw new KeywordLost(error, list !== null);
  }
}

function useKeywordWrite<Change>(productcode: string, write: (client: Client, change: Change) => Promise<void>) {
  const { client, queryClient } = useServices();
  return useMutation({
    mutationFn: (change: Change) => write(client, change),
    // What failed may have done a part.
    onSettled: () => refreshAfter(queryClient, 'keywords changed', { productcode }),
  });
}

export const useAddKeyword = (productcode: string) =>
  useKeywordWrite<string>(productcode, (client, keyword) => add(client, productcode, keyword));

export const useDeleteKeyword = (productcode: string) =>
  useKeywordWrite<string>(productcode, (client, keyword) => remove(client, productcode, keyword));

export const useEditKeyword = (productcode: string) =>
  useKeywordWrite<Omit<Edit, 'productcode'>>(productcode, (client, edit) =>
    editKeyword(client, { productcode, ...edit }),
  );
