import { listSuppliers, updateAutoRegrets, type Wholesaler } from '@mortar/contract';
import { useMutation } from '@tanstack/react-query';
import { keys } from '#server/keys.ts';
import { valueOrThrow } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { useServices } from '#session/services.ts';
import type { AutoRegretChange } from '#settings/regrets/model/regretSettings.ts';

function withChanges(wholesalers: readonly Wholesaler[], changes: readonly AutoRegretChange[]): Wholesaler[] {
  const changesById = new Map(changes.map(({ creditorid, autoregretsenabled }) => [creditorid, autoregretsenabled]));
  return wholesalers.map((supplier) => ({
    ...supplier,
    autoregretsenabled: changesById.get(supplier.creditorid) ?? supplier.autoregretsenabled,
  }));
}

/** Saves the suppliers' auto regret switches (000 §7). */
export function useSaveAutoRegrets() {
  const { client, queryClient } = useServices();
  return useMutation({
    mutationFn: (changes: AutoRegretChange[]) =>
      writeOnce(() => client.send(updateAutoRegrets, { body: changes }), {
        read: async () => valueOrThrow(await client.send(listSuppliers, { query: { wholesalername: '' } })).wholesalers,
        verify: (wholesalers) =>
          changes.every(({ creditorid, autoregretsenabled }) =>
            wholesalers.some((one) => one.creditorid === creditorid && one.autoregretsenabled === autoregretsenabled),
          )
            ? 'all'
            : 'nothing',
      }),
    onSuccess: (_written, changes) => {
      queryClient.setQueryData<Wholesaler[]>(
        keys.suppliers,
        (suppliers) => suppliers && withChanges(suppliers, changes),
      );
    },
  });
}
