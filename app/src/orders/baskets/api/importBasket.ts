import { type ImportRule, importBasket } from '@mortar/contract';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import type { Order } from '#orders/current/model/line.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { type ImportResult, toBasketResult } from '#orders/importing/model/importResult.ts';
import { UPLOAD_TIMEOUT_MS } from '#orders/importing/useUpload.ts';
import { refreshAfter } from '#server/keys.ts';
import { fetchFresh } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { computerName } from '#session/computerName.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

export interface BasketImportRequest {
  /** The unchanged file (ruling 18). */
  base64: string;
  rule: ImportRule;
  /** True to remove the existing items. */
  emptyFirst: boolean;
  signal: AbortSignal;
}

export interface FilledBasket extends ImportResult {
  /** Number of existing lines that were kept. */
  linesBefore: number;
}

/** Lines and quantities, to detect changes. */
const getSnapshot = (order: Order | null) => (order?.lines ?? []).map(({ id, quantity }) => `${id} ${quantity}`).join();

/**
 * Fills a basket from a workbook; null if it was filled but the result is unknown. After a lost answer, checks the
 * basket's items (ruling 8).
 */
export function useImportBasket({ orderId, status }: Pick<UnsentOrder, 'orderId' | 'status'>) {
  const { client, queryClient } = useServices();
  const { staffname, retailerid } = useSession().staff;
  const read = () => fetchFresh(queryClient, orderQuery(client, orderId));
  return async ({ base64, rule, emptyFirst, signal }: BasketImportRequest): Promise<FilledBasket | null> => {
    // Without the earlier items a lost answer could not be checked, so nothing is sent.
    const before = await read();
    const body = {
      orderid: orderId,
      statusdescription: status,
      emptyonimport: emptyFirst,
      fileextension: 'xlsx' as const,
      computername: computerName(),
      rule,
      retailerid,
      staffname,
      filebase64: base64,
    };
    try {
      signal.throwIfAborted();
      const written = await writeOnce(
        // Aborted while sending: the result is checked.
        () =>
          client
            .send(importBasket, { body, signal, limitMs: UPLOAD_TIMEOUT_MS })
            .catch(() => ({ kind: 'network' }) as const),
        {
          read,
          verify: (order) => (getSnapshot(order) === getSnapshot(before) ? 'nothing' : 'all'),
        },
      );
      const linesBefore = emptyFirst ? 0 : (before?.lines.length ?? 0);
      return written.kind === 'acknowledged' ? { ...toBasketResult(written.answer), linesBefore } : null;
    } finally {
      void refreshAfter(queryClient, 'basket filled', { orderid: orderId });
    }
  };
}
