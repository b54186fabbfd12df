import { Sparkline } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '#session/services.ts';
import { invoiceHistoryQuery } from './api/productHistory.ts';
import { messages } from './messages.ts';
import { averageDemand } from './model/demand.ts';
import './product.css';

const texts = messages.info.history;

/** How much of a product was ordered month by month, as a line of text says it; nothing where nothing was (001 §2). */
export function MonthlyOrders({ productcode }: { productcode: string }) {
  const { data: months = [] } = useQuery(invoiceHistoryQuery(useClient(), productcode));
  const average = averageDemand(months, new Date());
  if (average === null || average === 0) return null;
  return (
    <span className="product-strip__months">
      <Sparkline label={texts.year} values={months.map(({ ordered }) => ordered)} width={72} />
      <span>{texts.monthly(Math.round(average))}</span>
    </span>
  );
}
