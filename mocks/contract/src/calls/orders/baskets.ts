import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { basketDuplicate, basketStatus } from '../../entities/basket.ts';
import { computerName, flag, id } from '../../scalars.ts';
import { description, line, name } from '../../typed.ts';

export const createBasket = call('createBasket', {
  method: 'PUT',
  path: '/api/ClientOrder/basket/create',
  summary: 'Creates an empty basket.',
  section: '002 §2.5, §5, §7',
  body: z.object({
    staffname: line,
    /** The retailer's id as text. */
    name: line,
    /** Display name. */
    description: name,
    computername: computerName,
    isbasket: flag,
    statusdescription: basketStatus,
  }),
});

export const createOrderFromBasket = call('createOrderFromBasket', {
  method: 'POST',
  path: '/api/ClientOrder/frombasket/create',
  summary: "Makes an order of baskets' items at today's prices, locked by its creator.",
  section: '002 §4, §7',
  body: z.object({
    /** The baskets. */
    orderids: z.array(id),
    staffname: line,
    computername: computerName,
    retailerid: id,
    orderdescription: description,
  }),
  answer: z.object({ orderid: id, ordernumber: z.string() }),
});

export const listBasketDuplicates = call('listBasketDuplicates', {
  method: 'POST',
  path: '/api/ClientOrder/basket/lastorderedwarning/products/unsent/get',
  summary: "Lists which of a basket's products stand on unsent orders already; 5 when none does.",
  section: '002 §4, §7, §8',
  body: z.object({
    productcodes: z.array(line),
    retailerid: id,
    /** The basket. */
    orderid: id,
  }),
  answer: z.object({ products: z.array(basketDuplicate) }),
});
