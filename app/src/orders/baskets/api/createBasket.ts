import { createBasket } from '@mortar/contract';
import { useMutation } from '@tanstack/react-query';
import { getBasketStatus } from '#orders/baskets/model/basketType.ts';
import { refreshAfter } from '#server/keys.ts';
import { fetchFresh } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { computerName } from '#session/computerName.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { basketsQuery } from './baskets.ts';

/** Creates an empty custom basket; after a lost answer, checks the list (ruling 8). */
export function useCreateBasket() {
  const { client, queryClient } = useServices();
  const { staff } = useSession();
  const custom = basketsQuery(client, 'custom');
  return useMutation({
    mutationFn: async (description: string) => {
      const body = {
        staffname: staff.staffname,
        name: String(staff.retailerid),
        description,
        computername: computerName(),
        isbasket: true,
        statusdescription: getBasketStatus('custom'),
      };
      await writeOnce(() => client.send(createBasket, { body }), {
        read: () => fetchFresh(queryClient, custom),
        verify: (baskets) => (baskets.some((basket) => basket.description === description) ? 'all' : 'nothing'),
      });
    },
    onSettled: () => refreshAfter(queryClient, 'basket created'),
  });
}
