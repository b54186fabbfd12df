import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { OrderLine } from '#orders/current/model/line.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { NO_ORDER } from '#orders/lines/unsavedLines.ts';
import { maximumQuantity } from '#rules/quantity.ts';
import { useClient } from '#session/services.ts';
import { useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { otherOrdersQuery } from './api/otherOrders.ts';
import type { SubmittedList } from './ListPopup.tsx';
import { type Draft, storeDraft } from './model/draft.ts';
import { type ByHand, type Choices, canBeAdded, type PlannedLine, planLines } from './model/plan.ts';
import { isSameRow, type PreviewRow, startsTicked, toPreviewRow } from './model/previewRow.ts';
import { useAdding } from './useAdding.ts';
import { useMatching } from './useMatching.ts';

const NO_LINES: readonly OrderLine[] = [];
const NO_PRICES: readonly never[] = [];

export interface PreviewOptions {
  orderId: number;
  taken: SubmittedList;
  draft: Draft | null;
}

/** Default choices: the pharmacy's supplier rule, without questions. */
function useFirstChoices(): Choices {
  const { ordering_SelectSupplier_Rule: rule } = useSettings();
  return { rule: { kind: rule === '1' ? 'cheapest' : 'preferred' }, rounding: 'none', repeated: 'add' };
}

/** Controls a list on its way to the order: matching, planning by choices, adding. */
export function usePreview({ orderId, taken, draft }: PreviewOptions) {
  const { table, columns, list } = taken;
  const settings = useSettings();
  const client = useClient();
  const { username, retailerid } = useSession().staff;
  const first = useFirstChoices();
  const { order } = useCurrentOrder();
  const [choices, setChoices] = useState(draft?.choices ?? first);
  const [byHand, setByHand] = useState<ReadonlyMap<number, ByHand>>(draft?.byHand ?? new Map());
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(draft?.ticks ?? new Map());
  /** Order lines frozen while adding, so that the plan does not change. */
  const [frozenLines, setFrozenLines] = useState<readonly OrderLine[] | null>(null);
  const maximum = maximumQuantity(settings);
  const severalSuppliers = settings.ordering_MultipleProducts;
  const adding = useAdding({ orderId, rules: { maximum, severalSuppliers } });
  const { done, isGone } = adding;
  const matching = useMatching(list.lines, byHand, (number) => done.has(number));
  const { matches } = matching;
  useEffect(
    function storeDecisions() {
      // The list of a deleted order may be used for the next one, like unsaved lines.
      storeDraft(
        { username, orderid: isGone ? NO_ORDER : orderId },
        { text: '', table, columns, choices, byHand, ticks },
      );
    },
    [username, orderId, isGone, table, columns, choices, byHand, ticks],
  );

  const lines = frozenLines ?? order?.lines ?? NO_LINES;
  const plan = useMemo(
    () => planLines({ lines: list.lines, matches, byHand, done, choices, rules: { lines, maximum, severalSuppliers } }),
    [list, matches, byHand, done, choices, lines, maximum, severalSuppliers],
  );
  const isMatched = matching.state !== 'matching';
  const productCodes = useMemo(
    () => (isMatched ? [...new Set(plan.flatMap(({ product }) => product?.productCode ?? []))].toSorted() : []),
    [plan, isMatched],
  );
  const otherOrderLines = useQuery(
    otherOrdersQuery(client, { retailerid, orderid: orderId, productcodes: productCodes }),
  );
  const [noOrders] = useState<ReadonlyMap<string, readonly string[]>>(() => new Map());
  const orders = otherOrderLines.data ?? noOrders;
  /** Equal rows keep their identity, to skip rendering. */
  const [previousRows] = useState(() => new Map<number, PreviewRow>());
  const rows = useMemo(() => {
    const getPrices = (number: number) => {
      const match = matches.get(number);
      return match?.kind === 'one' ? match.sold.prices : NO_PRICES;
    };
    const now = Date.now();
    return plan.map((planned) => {
      const row = toPreviewRow(planned, { elsewhere: orders, getPrices, now });
      const before = previousRows.get(row.number);
      if (before && isSameRow(before, row)) return before;
      previousRows.set(row.number, row);
      return row;
    });
  }, [plan, matches, orders, previousRows]);
  const isTicked = (planned: PlannedLine) => ticks.get(planned.line.number) ?? startsTicked(planned);
  const chosen = useMemo(
    () =>
      rows.filter(({ planned }) => canBeAdded(planned) && (ticks.get(planned.line.number) ?? startsTicked(planned))),
    [rows, ticks],
  );
  const getNumbers = ({ line: { number } }: PlannedLine) => [
    number,
    ...plan.flatMap(({ line, status }) => (status.kind === 'with' && status.number === number ? line.number : [])),
  ];
  return {
    choices,
    setChoices,
    matching,
    adding,
    plan,
    rows,
    chosen,
    isTicked,
    elsewhereFailed: otherOrderLines.isError,
    /** Selects or deselects the shown rows. */
    tick(shown: readonly PreviewRow[], isOn: (number: number) => boolean) {
      const addable = shown.filter(({ planned }) => canBeAdded(planned));
      setTicks(new Map([...ticks, ...addable.map(({ number }): [number, boolean] => [number, isOn(number)])]));
    },
    /** Merges a decision about a line with earlier ones. */
    decide({ line: { number } }: PlannedLine, hand: ByHand) {
      setByHand(new Map(byHand).set(number, { ...byHand.get(number), ...hand }));
    },
    async add() {
      setFrozenLines(lines);
      await adding.start(
        chosen.map(({ planned }) => planned),
        getNumbers,
        choices.repeated,
      );
      setFrozenLines(null);
    },
  };
}

export type Preview = ReturnType<typeof usePreview>;
