import { listProducts } from '@mortar/contract';
import type { ProductCodes } from '#orders/baskets/model/basketSheet.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import type { Client } from '#server/client.ts';
import { runConcurrently } from '#server/runConcurrently.ts';

/** Maximum number of concurrent requests. */
const MAX_CONCURRENT = 4;

/**
 * Reads the codes that a basket file needs. Lines have neither Nappi code nor barcode and no call reads products by id,
 * so each is searched by supplier code. Failed ones are omitted.
 * @param schedules allowed for the role, in the form of searches (001 §6)
 * @throws the signal's reason if aborted
 */
export async function readProductCodes(
  client: Client,
  lines: readonly OrderLine[],
  schedules: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, ProductCodes>> {
  const codes = new Map<number, ProductCodes>();
  const products = [...new Map(lines.map((line) => [line.productId, line])).values()];
  await runConcurrently(
    products,
    { atOnce: MAX_CONCURRENT, signal },
    async ({ productId, supplierProductCode, supplierCode }) => {
      const query = {
        ...({ filter: 'SupplierProduct', searchtype: 'StartsWith', sortby: 'Alphabetically' } as const),
        value: supplierProductCode,
        wholesalercode: supplierCode,
        adid: 0,
        productschedules: schedules,
      };
      const outcome = await client.send(listProducts, { query, signal });
      if (outcome.kind !== 'value') return;
      const found = outcome.value.products.find(({ productid }) => productid === productId);
      if (found) codes.set(productId, { nappi: found.nappicode, barcode: found.barcode });
    },
  );
  return codes;
}
