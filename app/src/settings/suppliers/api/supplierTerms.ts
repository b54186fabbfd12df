import { listSuppliers, updateSupplier, type Wholesaler } from '@mortar/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Client } from '#server/client.ts';
import { keys, refreshAfter } from '#server/keys.ts';
import { CallError } from '#server/outcome.ts';
import { valueOrThrow } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { useServices } from '#session/services.ts';
import {
  hasTerms,
  type SupplierValues,
  supplierTerms,
  supplierValues,
} from '#settings/suppliers/model/supplierValues.ts';
import { suppliersQuery } from '#suppliers/api/suppliers.ts';

/** Returns the suppliers' query, always fresh, for changing one. */
export const freshSuppliersQuery = (client: Client) => queryOptions({ ...suppliersQuery(client), staleTime: 0 });

export interface SupplierChange {
  creditorid: number;
  changed: Partial<SupplierValues>;
}

/**
 * Saves a supplier's terms (002 §7). The call takes all fields: unchanged ones are sent with the server's current
 * values, to keep changes by others.
 */
export function useSaveSupplier() {
  const { client, queryClient } = useServices();
  const readAll = async () =>
    valueOrThrow(await client.send(listSuppliers, { query: { wholesalername: '' } })).wholesalers;
  return useMutation({
    mutationFn: async ({ creditorid, changed }: SupplierChange): Promise<Wholesaler[]> => {
      const suppliers = await readAll();
      const before = suppliers.find((one) => one.creditorid === creditorid);
      if (!before) throw new CallError({ kind: 'error', code: 5, text: '' });
      const terms = supplierTerms(creditorid, { ...supplierValues(before), ...changed });
      await writeOnce(() => client.send(updateSupplier, { body: terms }), {
        read: readAll,
        verify: (now) => (now.some((one) => one.creditorid === creditorid && hasTerms(one, terms)) ? 'all' : 'nothing'),
      });
      return suppliers.map((one) => (one === before ? { ...one, ...terms } : one));
    },
    onSuccess: (suppliers) => {
      queryClient.setQueryData<Wholesaler[]>(keys.suppliers, suppliers);
      // The supplier's month, and thus used credit, may have changed; reloads in the background.
      void refreshAfter(queryClient, 'supplier changed');
    },
  });
}
