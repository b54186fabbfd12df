import { ErrorState, RangeSlider, RateBar } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebouncedValue } from '#parts/useDebouncedValue.ts';
import { invoiceHistoryQuery, regretSliderQuery } from '#products/history/api/demand.ts';
import type { Deal } from '#rules/quantity.ts';
import { errorText } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { DemandOfYear } from './DemandOfYear.tsx';
import { messages } from './messages.ts';
import './product.css';

const texts = messages.info.history;

/** Maximum of the slider in days, and its debounce in ms (001 §9). */
const MAX_DAYS = 14;
const SLIDER_DEBOUNCE_MS = 2000;

/** Shows a product's order history: regrets by days, a year by months (001 §2). */
export function ProductHistory({ productCode, deal }: { productCode: string; deal: Deal | null }) {
  const { staff } = useSession();
  return (
    <div className="product-history">
      <Regrets productCode={productCode} />
      {!staff.grouporderingenabled && <Year productCode={productCode} deal={deal} />}
    </div>
  );
}

function Regrets({ productCode }: { productCode: string }) {
  const [days, setDays] = useState(MAX_DAYS);
  const debouncedDays = useDebouncedValue(days, SLIDER_DEBOUNCE_MS);
  const query = useQuery(regretSliderQuery(useClient(), productCode, debouncedDays));
  if (query.isError) return <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />;
  const counts = days === debouncedDays ? query.data : undefined;
  return (
    <div>
      <RangeSlider label={texts.regrets} value={days} onChange={setDays} max={MAX_DAYS} format={texts.days} />
      <p role="status">{counts ? texts.counts(counts.orderedqty, counts.regrettedqty) : texts.counting}</p>
      {counts && counts.regrettedqty > 0 && (
        <RateBar label={texts.rate} tone="danger" part={counts.regrettedqty} total={counts.orderedqty} />
      )}
    </div>
  );
}

function Year({ productCode, deal }: { productCode: string; deal: Deal | null }) {
  const query = useQuery(invoiceHistoryQuery(useClient(), productCode));
  if (query.isError) return <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />;
  return (
    <div>
      <p>{texts.year}</p>
      {query.isPending && <p role="status">{texts.loadingYear}</p>}
      {query.isSuccess && query.data.length === 0 && <p role="status">{texts.nothing}</p>}
      {query.isSuccess && query.data.length > 0 && (
        <div className="product-history__demand">
          <DemandOfYear months={query.data} deal={deal} />
        </div>
      )}
    </div>
  );
}
