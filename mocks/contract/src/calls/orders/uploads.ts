import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { basketImport, importRule, orderImport } from '../../entities/upload.ts';
import { amount, computerName, count, flag, id } from '../../scalars.ts';
import { file, line } from '../../typed.ts';

export const importOrder = call('importOrder', {
  method: 'PUT',
  path: '/api/ClientOrder/create/additems',
  summary: 'Makes an order of an order file; lines that no product is found for are listed.',
  section: '002 §2.4, §7',
  body: z.object({
    rule: importRule,
    computername: computerName,
    staffname: line,
    /** 'open' leaves the order locked by its importer, 'save' among the unsent ones. */
    status: z.enum(['save', 'open']),
    /** The file unchanged: at most 5 MB of UTF-8 XML (ruling 17). */
    importorderbase64xml: file,
  }),
  answer: orderImport,
});

export const createPromotionOrder = call('createPromotionOrder', {
  method: 'PUT',
  path: '/api/ClientOrder/create/additems',
  summary: "Makes an unsent order of the promotions shop's cart.",
  section: '002 §2.11, §3, §7',
  body: z.object({
    status: z.literal('save'),
    computername: computerName,
    name: line,
    staffname: line,
    orderitems: z.array(
      z.object({
        productid: id,
        supplierpriceid: id,
        supplierproductcode: z.optional(line),
        orderedquantity: count,
        orderedprice: amount,
        bonusquantity: count,
        staffname: line,
        creditorid: id,
      }),
    ),
  }),
});

export const importBasket = call('importBasket', {
  method: 'POST',
  path: '/api/ClientOrder/basket/products/import',
  summary: 'Fills a basket from a workbook; 69 when somebody else has the basket open.',
  section: '002 §2.5, §7',
  body: z.object({
    orderid: id,
    statusdescription: line,
    /** True removes the basket's previous lines. */
    emptyonimport: flag,
    fileextension: z.literal('xlsx'),
    computername: computerName,
    rule: importRule,
    retailerid: id,
    staffname: line,
    /** At most 5 MB; its worksheet and its texts 5 MB each decompressed (ruling 18). */
    filebase64: file,
  }),
  answer: basketImport,
});
