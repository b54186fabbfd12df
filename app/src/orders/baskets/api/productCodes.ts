import { listProducts } from '@mortar/contract';
import type { ProductCodes } from '#orders/baskets/model/basketSheet.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { aFewAtATime } from '#server/aFewAtATime.ts';
import type { Client } from '#server/client.ts';

/** How many products are asked for at a time. */
const AT_ONCE = 4;

/**
 * What a basket file names its products by. Lines carry no Nappi code and no barcode, and no call reads a product by its
 * id: each is searched by its supplier's code, a few at a time. What could not be read is left out.
 * @param schedules that the role may order, as searches name them (001 §6)
 * @throws the signal's reason once it is aborted
 */
export async function readProductCodes(
  client: Client,
  lines: readonly OrderLine[],
  schedules: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, ProductCodes>> {
  const codes = new Map<number, ProductCodes>();
  const products = [...new Map(lines.map((line) => [line.productId, line])).values()];
  await aFewAtATime(products, { atOnce: AT_ONCE, signal }, async ({ productId, supplierProductCode, supplierCode }) => {
    const query = {
      ...({ filter: 'SupplierProduct', searchtype: 'StartsWith', sortby: 'Alphabetically' } as const),
      ...{ value: supplierProductCode, wholesalercode: supplierCode, adid: 0, productschedules: schedules },
    };
    const outcome = await client.send(listProducts, { query, signal });
    if (outcome.kind !== 'value') return;
    const found = outcome.value.products.find(({ productid }) => productid === productId);
    if (found) codes.set(productId, { nappi: found.nappicode, barcode: found.barcode });
  });
  return codes;
}
