import { type ImportRule, importOrder } from '@mortar/contract';
import { unsentOrdersQuery } from '#orders/current/api/unsentOrders.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { type ImportResult, toOrderResult } from '#orders/importing/model/importResult.ts';
import { UPLOAD_TIMEOUT_MS } from '#orders/importing/useUpload.ts';
import { refreshAfter } from '#server/keys.ts';
import { fetchFresh } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { computerName } from '#session/computerName.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

/** What to do with an imported order: save as unsent, or open (002 §4). */
export type ImportAction = 'save' | 'open';

export interface OrderImportRequest {
  /** The unchanged file (ruling 17). */
  base64: string;
  rule: ImportRule;
  action: ImportAction;
  signal: AbortSignal;
}

/** Result of an import; `result` is null if the order was created but the answer lost. */
export interface ImportedOrder {
  /** 0 if nothing matched, so no order was created. */
  orderId: number;
  result: ImportResult | null;
}

/** Creates an order from a file. After a lost answer or cancel, checks unsent orders for a new one (ruling 8). */
export function useImportOrder(): (request: OrderImportRequest) => Promise<ImportedOrder> {
  const { client, queryClient } = useServices();
  const { staffname } = useSession().staff;
  const readOrders = () => fetchFresh(queryClient, unsentOrdersQuery(client));
  return async ({ base64, rule, action, signal }) => {
    const computername = computerName();
    // Without the earlier orders a lost answer could not be checked, so nothing is sent.
    const before = await readOrders();
    const body = { rule, computername, staffname, status: action, importorderbase64xml: base64 };
    const isNew = (order: UnsentOrder) =>
      order.staffName === staffname &&
      order.computerName === computername &&
      !before.some(({ orderId }) => orderId === order.orderId);
    try {
      signal.throwIfAborted();
      const written = await writeOnce(
        // Cancelled while sending: the result is checked.
        () =>
          client
            .send(importOrder, { body, signal, limitMs: UPLOAD_TIMEOUT_MS })
            .catch(() => ({ kind: 'network' }) as const),
        {
          read: readOrders,
          verify: (orders) => {
            const made = orders.find(isNew);
            return made ? { part: made } : 'nothing';
          },
        },
      );
      if (written.kind === 'acknowledged') {
        const result = toOrderResult(written.answer);
        return { orderId: result.orderId, result };
      }
      return { orderId: written.kind === 'partly' ? written.part.orderId : 0, result: null };
    } finally {
      void refreshAfter(queryClient, 'order imported');
    }
  };
}
