import { DemandChart } from '@mortar/design-system';
import { averageDemand, type DemandOfMonth, suggestedQuantity } from '#products/history/model/demand.ts';
import type { Deal } from '#rules/quantity.ts';
import { messages } from './messages.ts';

const texts = messages.info.history;

export interface DemandOfYearProps {
  months: readonly DemandOfMonth[];
  /** Deal of the selected price; null without one. */
  deal: Deal | null;
}

/** Shows a year of orders by month, with average and suggested quantity (001 §2). */
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
