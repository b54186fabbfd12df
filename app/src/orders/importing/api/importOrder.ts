import { type ImportRule, importOrder, type OrderImport, type UnsentOrder } from '@mortar/contract';
import { unsentOrdersQuery } from '#orders/current/api/unsentOrders.ts';
import { UPLOAD_LIMIT } from '#orders/importing/useUpload.ts';
import { refreshAfter } from '#server/keys.ts';
import { fetchFresh } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { computerName } from '#session/computerName.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

/** What is done with an order that was imported: kept among the unsent ones, or opened (002 §4). */
export type ImportAction = 'save' | 'open';

export interface OrderImportRequest {
  /** The file unchanged (ruling 17). */
  base64: string;
  rule: ImportRule;
  action: ImportAction;
  signal: AbortSignal;
}

/** What came of importing an order. `result` is null where the order was made and nobody said what was linked. */
export interface ImportedOrder {
  /** 0 where nothing could be linked, so that no order was made. */
  orderid: number;
  result: OrderImport | null;
}

/**
 * Makes an order of a file. Where no answer comes, or somebody stops waiting for it, the unsent orders say whether one was
 * made that was not there before (ruling 8).
 */
export function useImportOrder(): (request: OrderImportRequest) => Promise<ImportedOrder> {
  const { client, queryClient } = useServices();
  const { staffname } = useSession().staff;
  const readOrders = () => fetchFresh(queryClient, { ...unsentOrdersQuery(client), retry: false });
  return async ({ base64, rule, action, signal }) => {
    const computername = computerName();
    // What cannot be read now could not be compared later: then nothing is sent.
    const before = await readOrders();
    const body = { rule, computername, staffname, status: action, importorderbase64xml: base64 };
    const isNew = (order: UnsentOrder) =>
      order.staffname === staffname &&
      order.computername === computername &&
      !before.some(({ orderid }) => orderid === order.orderid);
    try {
      signal.throwIfAborted();
      const written = await writeOnce(
        // Stopped while it is sent: what became of it is found out.
        () =>
          client.send(importOrder, { body, signal, limitMs: UPLOAD_LIMIT }).catch(() => ({ kind: 'network' }) as const),
        {
          read: readOrders,
          judge: (orders) => {
            const made = orders.find(isNew);
            return made ? { part: made } : 'nothing';
          },
        },
      );
      if (written.kind === 'acknowledged') return { orderid: written.answer.orderid, result: written.answer };
      return { orderid: written.kind === 'partly' ? written.part.orderid : 0, result: null };
    } finally {
      void refreshAfter(queryClient, 'order imported');
    }
  };
}
