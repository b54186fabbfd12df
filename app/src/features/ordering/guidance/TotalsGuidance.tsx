import { useEffect, useEffectEvent, useMemo } from 'react';
import type { OrderLine, SupplierTotal } from '#orders/current/model/line.ts';
import { useMoney } from '#session/settings.tsx';
import { type GuideColumn, guideColumn } from './guideColumn.tsx';
import { messages } from './messages.ts';
import { supplierHints } from './model/guideText.ts';
import { useOrderSaved } from './useOrderSaved.ts';
import { useSupplierGuides } from './useSupplierGuides.ts';

export interface TotalsGuidanceProps {
  /** As they stand in the grid. */
  totals: readonly SupplierTotal[];
  /** The lines that they come to; none where they are of other orders, too. */
  lines: readonly OrderLine[];
  /** Called with what there is to be said, whenever that changes. */
  onGuide(guide: TotalsGuide): void;
}

/** What is said beside an order's totals. */
export interface TotalsGuide {
  column: GuideColumn;
  /** What the order saves, in words; '' where that is not known, or nothing. */
  saved: string;
}

/** What helps to decide beside an order's totals. It draws nothing itself: the panel has room for it. */
export function TotalsGuidance({ totals, lines, onGuide }: TotalsGuidanceProps) {
  const money = useMoney();
  const guides = useSupplierGuides(totals);
  const { dearest } = useOrderSaved(lines);
  const hints = [...guides].map(([supplier, guide]) => [supplier, supplierHints(guide, money)] as const);
  const said = JSON.stringify(hints);
  const saved = dearest !== null && dearest > 0 ? messages.saved.short(money(dearest)) : '';
  const guide = useMemo((): TotalsGuide => {
    const bySupplier = new Map(JSON.parse(said) as typeof hints);
    return { column: guideColumn((supplier) => bySupplier.get(supplier) ?? []), saved };
  }, [said, saved]);
  const tell = useEffectEvent(onGuide);
  useEffect(
    function tellThePanel() {
      tell(guide);
    },
    [guide],
  );
  return null;
}
