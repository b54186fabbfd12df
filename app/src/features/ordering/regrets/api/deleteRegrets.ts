import { deleteRegrets } from '@mortar/contract';
import { useMutation } from '@tanstack/react-query';
import { useRegretGroup } from '#features/ordering/regrets/useRegretGroup.ts';
import { readRegretIds } from '#orders/regrets/api/listRegrets.ts';
import type { Regret } from '#orders/regrets/model/regret.ts';
import { refreshAfter } from '#server/keys.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { useServices } from '#session/services.ts';

/**
 * Deletes regrets. Without an answer, checks that none is found (ruling 8).
 * @param processed whether they were reordered
 * @throws {CallError} if rejected or not deleted
 */
export function useDeleteRegrets(processed: boolean) {
  const { client, queryClient } = useServices();
  const getGroup = useRegretGroup();
  return useMutation({
    mutationFn: (regrets: readonly Regret[]) =>
      writeOnce(() => client.send(deleteRegrets, { body: regrets.map(({ id }) => ({ orderitemid: id })) }), {
        read: () => readRegretIds(client, processed, getGroup(regrets)),
        verify: (left) => (regrets.some(({ id }) => left.has(id)) ? 'nothing' : 'all'),
      }),
    onSettled: () => void refreshAfter(queryClient, 'regrets deleted'),
  });
}
