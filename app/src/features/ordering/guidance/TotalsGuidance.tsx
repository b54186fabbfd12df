import { useEffect, useEffectEvent, useMemo } from 'react';
import type { OrderLine, SupplierTotal } from '#orders/current/model/line.ts';
import { useMoney } from '#session/settings.tsx';
import { type GuideColumn, guideColumn } from './guideColumn.tsx';
import { messages } from './messages.ts';
import { supplierHints } from './model/guideText.ts';
import { useOrderSaved } from './useOrderSaved.ts';
import { useSupplierGuides } from './useSupplierGuides.ts';

export interface TotalsGuidanceProps {
  /** As shown in the grid. */
  totals: readonly SupplierTotal[];
  /** Lines of these totals; empty if they include other orders. */
  lines: readonly OrderLine[];
  /** Called when the guidance changes. */
  onGuide(guide: TotalsGuide): void;
}

/** Guidance next to an order's totals. */
export interface TotalsGuide {
  column: GuideColumn;
  /** Savings as text; '' if unknown or none. */
  saved: string;
}

/** Computes the guidance next to an order's totals. Renders nothing; the panel shows it. */
export function TotalsGuidance({ totals, lines, onGuide }: TotalsGuidanceProps) {
  const money = useMoney();
  const guides = useSupplierGuides(totals);
  const { dearest } = useOrderSaved(lines);
  const hints = [...guides].map(([supplier, guide]) => [supplier, supplierHints(guide, money)] as const);
  const serialised = JSON.stringify(hints);
  const saved = dearest !== null && dearest > 0 ? messages.saved.short(money(dearest)) : '';
  const guide = useMemo((): TotalsGuide => {
    const bySupplier = new Map(JSON.parse(serialised) as typeof hints);
    return { column: guideColumn((supplier) => bySupplier.get(supplier) ?? []), saved };
  }, [serialised, saved]);
  const notify = useEffectEvent(onGuide);
  useEffect(
    function notifyPanel() {
      notify(guide);
    },
    [guide],
  );
  return null;
}
