import { reorderRegrets } from '@mortar/contract';
import { useMutation } from '@tanstack/react-query';
import type { ReorderPart } from '#features/ordering/regrets/model/conflicts.ts';
import { useRegretGroup } from '#features/ordering/regrets/useRegretGroup.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { readRegretIds } from '#orders/regrets/api/listRegrets.ts';
import type { Regret } from '#orders/regrets/model/regret.ts';
import { fromCents } from '#rules/money.ts';
import { refreshAfter } from '#server/keys.ts';
import { type Failure, getFailure } from '#server/outcome.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { useServices } from '#session/services.ts';
import { useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';

/** Regrets to add to an order, with its lines. */
export interface Reorder {
  orderid: number;
  lines: readonly Pick<OrderLine, 'number'>[];
  parts: readonly ReorderPart[];
  /** Stops after the request in flight. */
  signal?: AbortSignal | undefined;
}

export interface Reordered {
  ordered: readonly Regret[];
  /** Left unchanged by choice. */
  unchanged: readonly Regret[];
  /** Not ordered: the failed part and those not sent. */
  left: readonly Regret[];
  /** Reason; null if none are left or it was cancelled. */
  failure: Failure | null;
}

/**
 * Adds regrets to an order, one request per choice, in sequence, until one fails. Each request is atomic and sent once;
 * without an answer, regrets no longer pending count as ordered (ruling 8).
 */
export function useReorderRegrets() {
  const { client, queryClient } = useServices();
  const { staffname } = useSession().staff;
  const deletewhenreordered = useSettings().ordering_Regrets_DeleteWhenReordered;
  const getGroup = useRegretGroup();

  const send = ({ conflicts, regrets }: ReorderPart, orderid: number, lastNumber: number) =>
    writeOnce(
      () =>
        client.send(reorderRegrets, {
          query: { deletewhenreordered },
          body: {
            conflicts,
            orderid,
            items: regrets.map((regret, index) => getItem(regret, orderid, lastNumber + index + 1, staffname)),
          },
        }),
      {
        read: () => readRegretIds(client, false, getGroup(regrets)),
        verify(waiting) {
          // Keeping has no effect either way.
          if (conflicts === 'keep') return 'all';
          const ordered = regrets.filter(({ id }) => !waiting.has(id));
          if (ordered.length === 0) return 'nothing';
          return ordered.length === regrets.length ? 'all' : { part: ordered };
        },
      },
    );

  return useMutation({
    mutationFn: async ({ orderid, lines, parts, signal }: Reorder): Promise<Reordered> => {
      const ordered: Regret[] = [];
      const retained: Regret[] = [];
      let lastNumber = Math.max(0, ...lines.map(({ number }) => number));
      for (const [at, part] of parts.entries()) {
        const after = parts.slice(at + 1).flatMap(({ regrets }) => regrets);
        if (signal?.aborted) return { ordered, unchanged: retained, left: [...part.regrets, ...after], failure: null };
        const done = part.conflicts === 'keep' ? retained : ordered;
        try {
          const written = await send(part, orderid, lastNumber);
          if (written.kind === 'partly') {
            ordered.push(...written.part);
            const left = part.regrets.filter((regret) => !written.part.includes(regret));
            return { ordered, unchanged: retained, left: [...left, ...after], failure: { kind: 'network' } };
          }
        } catch (error) {
          return { ordered, unchanged: retained, left: [...part.regrets, ...after], failure: getFailure(error) };
        }
        done.push(...part.regrets);
        lastNumber += part.regrets.length;
      }
      return { ordered, unchanged: retained, left: [], failure: null };
    },
    onSettled: (_result, _error, { orderid }) => void refreshAfter(queryClient, 'regrets reordered', { orderid }),
  });
}

const getItem = (regret: Regret, neworderid: number, itemnumber: number, staffname: string) => ({
  neworderid,
  oldorderid: regret.oldOrderId,
  orderitemid: regret.id,
  productid: regret.productId,
  supplierpriceid: regret.supplierPriceId,
  orderedquantity: regret.quantity,
  orderedprice: fromCents(regret.price),
  bonusquantity: regret.bonus,
  itemnumber,
  staffname,
  creditorid: regret.creditorId,
  supplierproductcode: regret.supplierProductCode,
  productdescription: regret.description,
});
