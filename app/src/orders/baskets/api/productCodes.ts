import { listProducts } from '@mortar/contract';
import type { ProductCodes } from '#orders/baskets/model/basketSheet.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import type { Client } from '#server/client.ts';

/** How many products are asked for at a time. */
const AT_ONCE = 4;

/**
 * What a basket file names its products by. Lines carry no Nappi code and no barcode, and no call reads a product by its
 * id: each is searched by its supplier's code, a few at a time. What could not be read is left out.
 * @param schedules that the role may order, as searches name them (001 §6)
 */
export async function readProductCodes(
  client: Client,
  lines: readonly OrderLine[],
  schedules: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, ProductCodes>> {
  const codes = new Map<number, ProductCodes>();
  const waiting = new Map(lines.map((line) => [line.productId, line])).values();
  const readOnes = async () => {
    for (const { productId, supplierProductCode, supplierCode } of waiting) {
      const query = {
        ...({ filter: 'SupplierProduct', searchtype: 'StartsWith', sortby: 'Alphabetically' } as const),
        ...{ value: supplierProductCode, wholesalercode: supplierCode, adid: 0, productschedules: schedules },
      };
      const outcome = await client.send(listProducts, { query, signal });
      if (outcome.kind !== 'value') continue;
      const found = outcome.value.products.find(({ productid }) => productid === productId);
      if (found) codes.set(productId, { nappi: found.nappicode, barcode: found.barcode });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOnes));
  return codes;
}
