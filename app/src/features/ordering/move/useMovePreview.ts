import type { RowKey } from '@mortar/design-system';
import { useMemo, useState } from 'react';
import type { Order, OrderLine } from '#orders/current/model/line.ts';
import { maximumQuantity } from '#rules/quantity.ts';
import { useSettings } from '#session/settings.tsx';
import type { Rounding } from './model/movedLine.ts';
import { type MoveRow, moveOptions, moveRows } from './model/moveRows.ts';
import { movedPositions } from './model/supplierPosition.ts';
import { useMovePrices } from './useMovePrices.ts';
import { useSupplierPositions } from './useSupplierPositions.ts';

const NONE: readonly OrderLine[] = [];

/**
 * Previews moving selected lines to a supplier. Writes nothing.
 * @param preselected preselected line; only lines of its supplier are listed
 */
export function useMovePreview(order: Order | null, preselected: OrderLine | null) {
  const settings = useSettings();
  const lines = order?.lines ?? NONE;
  const [from, setFrom] = useState(preselected?.supplierCode ?? null);
  const [ticked, setTicked] = useState<ReadonlySet<RowKey>>(() => new Set(preselected && [preselected.id]));
  const [chosen, setChosen] = useState<string | null>(null);
  const [rounding, setRounding] = useState<Rounding>('leave');
  const listed = useMemo(
    () => (from === null ? lines : lines.filter(({ supplierCode }) => supplierCode === from)),
    [lines, from],
  );
  const wanted = useMemo(() => listed.filter(({ id }) => ticked.has(id)), [listed, ticked]);
  const codes = useMemo(() => [...new Set(wanted.map(({ productCode }) => productCode))], [wanted]);
  const prices = useMovePrices(codes);
  const { getPrices, reading } = prices;
  const options = useMemo(() => moveOptions(lines, wanted, getPrices), [lines, wanted, getPrices]);
  // A selected target stays; otherwise it is the supplier with most lines, once all prices are known.
  const proposed = reading ? null : (options[0]?.code ?? null);
  const to = chosen !== null && options.some(({ code }) => code === chosen) ? chosen : proposed;
  const moving = useMemo(
    () => moveRows(lines, wanted, { supplier: to, rounding }, getPrices),
    [lines, wanted, to, rounding, getPrices],
  );
  const rows = useMemo((): MoveRow[] => {
    const byId = new Map(moving.map((row) => [row.line.id, row]));
    const still = { offer: null, arrival: null, stays: null, locked: false, difference: 0, freer: 0 };
    return listed.map((line) => ({ ...(byId.get(line.id) ?? { line, ...still }), line }));
  }, [listed, moving]);
  const arriving = moving.filter(({ arrival }) => arrival !== null);
  const suppliers = [...new Set([...lines.map(({ supplierCode }) => supplierCode), ...(to === null ? [] : [to])])];
  const positions = useSupplierPositions(lines, suppliers);
  const maximum = maximumQuantity(settings);
  return {
    lines,
    from,
    setFrom,
    ticked,
    setTicked,
    to,
    setTo: setChosen,
    rounding,
    setRounding,
    options,
    rows,
    wanted,
    arriving,
    prices,
    positions,
    maximum,
    moved: movedPositions(arriving, positions),
    /** Lines whose quantity is not a multiple there, so rounding is offered. */
    uneven: rounding !== 'leave' || moving.some(({ stays }) => stays === 'not a multiple'),
  };
}

export type MovePreview = ReturnType<typeof useMovePreview>;
