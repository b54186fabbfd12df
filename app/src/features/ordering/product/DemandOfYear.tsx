import { DemandChart } from '@mortar/design-system';
import { averageDemand, type DemandOfMonth, suggestedQuantity } from '#products/history/model/demand.ts';
import type { Deal } from '#rules/quantity.ts';
import { messages } from './messages.ts';

const texts = messages.info.history;

export interface DemandOfYearProps {
  months: readonly DemandOfMonth[];
  /** Of the supplier price that is chosen; null while none is. */
  deal: Deal | null;
}

/** A year of orders month by month, with the average and what is suggested to be ordered (001 §2). */
export function DemandOfYear({ months, deal }: DemandOfYearProps) {
  const now = new Date();
  const multiple = deal && deal.bonus > 0 ? deal.step : 1;
  return (
    <DemandChart
      label={texts.year}
      months={months}
      average={averageDemand(months, now)}
      suggested={suggestedQuantity(months, multiple, now)}
      reason={texts.suggestion(multiple)}
    />
  );
}
