import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { line } from '../../typed.ts';

export const submitIncorrectLink = call('submitIncorrectLink', {
  method: 'POST',
  path: '/api/Support/ticket/submit',
  summary: 'Reports a supplier product that is linked to the wrong product.',
  section: '001 §7, §8',
  codeField: 'code',
  body: z.object({
    productcode: line,
    productdescription: line,
    suppliername: line,
    supplierproductcode: line,
    supplierproductdescription: line,
    bhf: line,
    retailerid: id,
    retailername: line,
  }),
  answer: z.object({ ticketNumber: z.string(), message: text }),
});
