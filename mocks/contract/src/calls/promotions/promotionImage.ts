import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { line } from '../../typed.ts';

export const getPromotionImage = call('getPromotionImage', {
  method: 'GET',
  path: '/api/Promotion/image/base64/get',
  summary: 'Reads the picture of a promoted product.',
  section: '001 §7, 002 §7',
  query: z.object({ productcode: line, suppliercode: line }),
  /** A PNG as base64, without the prefix of a data URL. */
  answer: z.object({ promotionimagebase64: z.string() }),
});
