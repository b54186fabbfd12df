import type { ImportRule } from '@mortar/contract';
import type { BasketFile } from '@mortar/reading';
import { useEffect, useEffectEvent, useState } from 'react';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { useLineWriter } from '#orders/lines/api/lines.ts';
import { supplierPricesQuery } from '#products/prices/api/supplierPrices.ts';
import type { Product } from '#products/search/model/product.ts';
import { allowedSchedules } from '#rules/schedules.ts';
import { refreshAfter } from '#server/keys.ts';
import { errorText } from '#server/outcome.ts';
import { fetchFresh } from '#server/queries.ts';
import { useServices } from '#session/services.ts';
import { useSettings } from '#session/settings.tsx';
import { usePermissions, useSession } from '#session/useSession.ts';
import { basketDifferences, type Difference, type ImportWay, type LinkedLine } from './basketDifferences.ts';
import { linkBasketFile } from './linkBasketFile.ts';

interface Linked {
  items: readonly OrderLine[];
  linked: readonly LinkedLine[];
}

/** Progress of writing changes. */
export interface Applying {
  done: number;
  all: number;
}

export interface DifferencesOptions {
  basket: Pick<UnsentOrder, 'orderId'>;
  file: BasketFile;
  rule: ImportRule;
}

/**
 * Matches a basket's own file, compares it, and writes the selected changes in sequence: each result is known before
 * the next (ruling 8).
 */
export function useDifferences({ basket: { orderId }, file, rule }: DifferencesOptions) {
  const services = useServices();
  const settings = useSettings();
  const { grouporderingenabled: group } = useSession().staff;
  const schedules = allowedSchedules(usePermissions().ordering.productschedules);
  const writer = useLineWriter(orderId);
  const [state, setState] = useState<{ at: 'linking' | 'failed' } | ({ at: 'linked' } & Linked)>({ at: 'linking' });
  const [attempt, setAttempt] = useState(0);
  const [way, setWay] = useState<ImportWay>('replace');
  const [deselected, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [written, setWritten] = useState<ReadonlySet<number>>(new Set());
  const [applying, setApplying] = useState<Applying | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [stop] = useState<{ now: boolean }>(() => ({ now: false }));
  const { client, queryClient } = services;

  const link = useEffectEvent(async (signal: AbortSignal) => {
    const order = await fetchFresh(queryClient, orderQuery(client, orderId));
    const items = order?.lines ?? [];
    const getPrices = ({ productCode }: Product) =>
      queryClient.fetchQuery(supplierPricesQuery(client, productCode, settings, group));
    const linked = await linkBasketFile(file.lines, items, { services, rule, schedules, getPrices, signal });
    return { items, linked };
  });
  useEffect(
    function linkFile() {
      const aborted = new AbortController();
      link(aborted.signal).then(
        (found) => !aborted.signal.aborted && setState({ at: 'linked', ...found }),
        () => !aborted.signal.aborted && setState({ at: 'failed' }),
      );
      return () => aborted.abort();
    },
    [attempt],
  );

  const compared = state.at === 'linked' ? basketDifferences(state.items, state.linked, way) : null;
  const open = compared?.differences.filter(({ id }) => !written.has(id)) ?? [];
  const selected = open.filter(({ id }) => !deselected.has(id));
  const write = (lines: ReturnType<typeof writer.together>, { line, written: next }: Difference) => {
    if (!next) return line ? lines.remove(line.id) : undefined;
    return line ? lines.update({ id: line.id, line: next }) : lines.add(next);
  };
  return {
    state: state.at,
    way,
    /** Changes the mode for the remaining changes. */
    setWay,
    differences: open,
    unchanged: compared?.unchanged ?? 0,
    unlinked: compared?.unlinked ?? [],
    taken: selected,
    take: (ids: ReadonlySet<number>) => setLeft(new Set(open.flatMap(({ id }) => (ids.has(id) ? [] : [id])))),
    applying,
    error,
    written: written.size,
    again() {
      setState({ at: 'linking' });
      setAttempt(attempt + 1);
    },
    stop() {
      stop.now = true;
    },
    /** @returns true if all selected changes were written */
    async apply(): Promise<boolean> {
      const all = selected.length;
      stop.now = false;
      setError(null);
      setApplying({ done: 0, all });
      const lines = writer.together(null);
      const done = new Set(written);
      try {
        for (const difference of selected) {
          if (stop.now) return false;
          await write(lines, difference);
          done.add(difference.id);
          setWritten(new Set(done));
          setApplying({ done: done.size - written.size, all });
        }
        return true;
      } catch (problem) {
        setError(errorText(problem));
        return false;
      } finally {
        lines.end();
        setApplying(null);
        void refreshAfter(queryClient, 'basket filled', { orderid: orderId });
      }
    },
  };
}
