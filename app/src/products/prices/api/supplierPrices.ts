import { listSupplierPrices, type Settings } from '@mortar/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { type SupplierPrice, toSupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

/**
 * Returns the query of a product's supplier prices, in the order of the supplier rule.
 * @param group true to ignore preferred supplier locks, which groups do not have (001 §4)
 * @param adid advert of the active promotion; 0 for none
 */
export function supplierPricesQuery(
  client: Client,
  productcode: string | null,
  settings: Pick<Settings, 'ordering_SelectSupplier_Rule' | 'ordering_LockPreferred'>,
  group: boolean,
  adid = 0,
) {
  const { ordering_SelectSupplier_Rule: supplierrule } = settings;
  const lockpreferred = settings.ordering_LockPreferred && !group;
  return queryOptions({
    queryKey: keys.supplierPrices(productcode, adid, { supplierrule, lockpreferred }),
    queryFn:
      productcode === null
        ? skipToken
        : async ({ signal }): Promise<readonly SupplierPrice[]> => {
            const query = { productcode, supplierrule, lockpreferred, adid };
            return (
              valueOrNull(await client.send(listSupplierPrices, { query, signal }))?.wholesalerproducts.map(
                toSupplierPrice,
              ) ?? []
            );
          },
    // Another rule keeps the shown prices, and focus, until they are read again.
    placeholderData(known, before) {
      const [, product, promotion] = before?.queryKey ?? [];
      return product === productcode && promotion === adid ? known : undefined;
    },
  });
}
