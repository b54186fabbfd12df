import { SplitBar } from '@mortar/design-system';
import type { SupplierTotal } from '#orders/current/model/line.ts';
import { useMoney } from '#session/settings.tsx';
import { useSupplierSeries } from '#suppliers/useSupplierSeries.ts';

/** Shows the share of each supplier as a stacked bar. */
export function OrderSplit({ label, totals }: { label: string; totals: readonly SupplierTotal[] }) {
  const series = useSupplierSeries();
  const parts = totals.map(({ supplier, total }) => ({ label: supplier, value: total, series: series(supplier) }));
  return <SplitBar size="sm" label={label} parts={parts} format={useMoney()} />;
}
