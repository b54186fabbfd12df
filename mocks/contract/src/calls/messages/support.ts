import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';

export const submitIncorrectLink = call('submitIncorrectLink', {
  method: 'POST',
  path: '/api/Support/ticket/submit',
  summary: 'Reports a supplier product that is linked to the wrong product.',
  section: '001 §7, §8',
  codeField: 'code',
  body: z.object({
    productcode: z.string(),
    productdescription: z.string(),
    suppliername: z.string(),
    supplierproductcode: z.string(),
    supplierproductdescription: z.string(),
    bhf: z.string(),
    retailerid: id,
    retailername: z.string(),
  }),
  answer: z.object({ ticketNumber: z.string(), message: text }),
});
