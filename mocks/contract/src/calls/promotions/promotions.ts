import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { promotion } from '../../entities/promotion.ts';
import { count, id } from '../../scalars.ts';
import { rows } from '../../tolerant.ts';
import { line } from '../../typed.ts';

export const listPromotions = call('listPromotions', {
  method: 'GET',
  path: '/api/Promotion/filtered/list',
  summary: 'Lists what is on promotion, most asked for first, a page at a time.',
  section: '002 §4, §7',
  query: z.object({
    /** From 1; a later page than the last is the last. */
    pagenum: id,
    searchphrase: line,
    pagesize: id,
  }),
  answer: z.object({ promotions: rows(promotion), numberofpages: count }),
});
