import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { count } from '../../scalars.ts';
import { rows } from '../../tolerant.ts';
import { line, keyword as typedKeyword } from '../../typed.ts';

/** A search keyword of a product; only USER keywords can be edited or deleted (001 §3). */
export const keyword = z.object({
  productcode: z.string(),
  keyword: z.string(),
  type: z.enum(['USER', 'SYSTEM']),
  index: count,
});
export type Keyword = z.output<typeof keyword>;

const named = z.object({ productcode: line, keyword: line });

export const listKeywords = call('listKeywords', {
  method: 'GET',
  path: '/api/Keyword/get',
  summary: 'Lists the keywords of a product.',
  section: '001 §3, §7',
  query: z.object({ productcode: line }),
  answer: z.object({ keywordcustomwithindex: rows(keyword) }),
});

export const addKeyword = call('addKeyword', {
  method: 'PUT',
  path: '/api/Keyword/add',
  summary: 'Gives a product a keyword of the retailer’s own.',
  section: '001 §4, §7',
  body: z.extend(named, { keyword: typedKeyword }),
});

export const deleteKeyword = call('deleteKeyword', {
  method: 'PUT',
  path: '/api/Keyword/delete',
  summary: 'Takes a keyword of the retailer’s own off a product.',
  section: '001 §4, §7',
  body: named,
});
