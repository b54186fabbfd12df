import { type BasketImport, type ImportRule, importBasket, type UnsentOrder } from '@mortar/contract';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import type { Order } from '#orders/current/model/line.ts';
import { UPLOAD_LIMIT } from '#orders/importing/useUpload.ts';
import { refreshAfter } from '#server/keys.ts';
import { fetchFresh } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { computerName } from '#session/computerName.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

export interface BasketImportRequest {
  /** The file unchanged (ruling 18). */
  base64: string;
  rule: ImportRule;
  /** Whether what the basket held before is taken off. */
  emptyFirst: boolean;
  signal: AbortSignal;
}

export interface FilledBasket extends BasketImport {
  /** How many of its lines stood there before and were kept. */
  linesBefore: number;
}

/** What an order holds, as far as importing changes it. */
const holdings = (order: Order | null) => (order?.lines ?? []).map(({ id, quantity }) => `${id} ${quantity}`).join();

/**
 * Fills a basket from a workbook; null says that it was filled and nobody said with how much. Without an answer the
 * basket's items say whether it was (ruling 8).
 */
export function useImportBasket({ orderid, statusdescription }: Pick<UnsentOrder, 'orderid' | 'statusdescription'>) {
  const { client, queryClient } = useServices();
  const { staffname, retailerid } = useSession().staff;
  const read = () => fetchFresh(queryClient, { ...orderQuery(client, orderid), retry: false });
  return async ({ base64, rule, emptyFirst, signal }: BasketImportRequest): Promise<FilledBasket | null> => {
    // What cannot be read now could not be compared later: then nothing is sent.
    const before = await read();
    const body = {
      ...{ orderid, statusdescription, emptyonimport: emptyFirst, fileextension: 'xlsx' as const },
      ...{ computername: computerName(), rule, retailerid, staffname, filebase64: base64 },
    };
    try {
      signal.throwIfAborted();
      const written = await writeOnce(
        // Stopped while it is sent: what became of it is found out.
        () =>
          client
            .send(importBasket, { body, signal, limitMs: UPLOAD_LIMIT })
            .catch(() => ({ kind: 'network' }) as const),
        {
          read,
          judge: (order) => (holdings(order) === holdings(before) ? 'nothing' : 'all'),
        },
      );
      const linesBefore = emptyFirst ? 0 : (before?.lines.length ?? 0);
      return written.kind === 'acknowledged' ? { ...written.answer, linesBefore } : null;
    } finally {
      void refreshAfter(queryClient, 'basket filled', { orderid });
    }
  };
}
