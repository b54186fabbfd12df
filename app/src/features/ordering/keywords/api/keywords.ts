import { addKeyword, deleteKeyword, type Keyword, listKeywords } from '@mortar/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys, refreshAfter } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { useServices } from '#session/services.ts';

/** Returns the query of a product's keywords, the catalogue's and the retailer's; none is an empty list (001 §7). */
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

/** Returns true if a keyword exists, ignoring case as the server does. */
export const hasKeyword = (list: readonly Pick<Keyword, 'keyword'>[], keyword: string): boolean =>
  list.some((each) => each.keyword.toLowerCase() === keyword.trim().toLowerCase());

/** Adds a keyword; after a lost answer, checks the product's keywords. */
async function add(client: Client, productcode: string, keyword: string): Promise<void> {
  await writeOnce(() => client.send(addKeyword, { body: { productcode, keyword } }), {
    read: () => readKeywords(client, productcode),
    verify: (list) => (hasKeyword(list, keyword) ? 'all' : 'nothing'),
  });
}

/** Deletes a keyword; after a lost answer, checks the product's keywords. */
async function remove(client: Client, productcode: string, keyword: string): Promise<void> {
  await writeOnce(() => client.send(deleteKeyword, { body: { productcode, keyword } }), {
    read: () => readKeywords(client, productcode),
    verify: (list) => (hasKeyword(list, keyword) ? 'nothing' : 'all'),
  });
}

/** Thrown if an edit deleted the old keyword but did not add the new one. */
export class KeywordLost extends Error {
  /** Why the new keyword was not added. */
  override readonly cause: unknown;
  /** True if the product was read again and has neither; false if it could not be read. */
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
  /** Null if an earlier try deleted it. */
  from: string | null;
  to: string;
}

/**
 * Changes a keyword by deleting and adding (001 §4). A failed delete leaves the old one.
 * @throws {KeywordLost} if the old one was deleted and the new one not added
 * @throws {CallError} if nothing was done
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
    // A failed edit may have done one step.
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
