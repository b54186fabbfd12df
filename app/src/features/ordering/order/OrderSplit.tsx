import { SplitBar } from '@mortar/design-system';
import type { SupplierTotal } from '#orders/current/model/line.ts';
import { useMoney } from '#session/settings.tsx';

/** What comes to each supplier, in one bar over their figures. */
export function OrderSplit({ label, totals }: { label: string; totals: readonly SupplierTotal[] }) {
  const parts = totals.map(({ supplier, total }) => ({ label: supplier, value: total }));
  return <SplitBar size="sm" label={label} parts={parts} format={useMoney()} />;
}
