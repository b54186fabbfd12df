import { Sparkline, Tooltip } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { invoiceHistoryQuery } from '#products/history/api/demand.ts';
import { averageDemand } from '#products/history/model/demand.ts';
import type { Product } from '#products/search/model/product.ts';
import { useClient } from '#session/services.ts';
import { messages } from './messages.ts';
import './product.css';

const ProductHistoryPopup = lazyPart(() => import('./ProductHistoryPopup.tsx'), 'ProductHistoryPopup');

const texts = messages.info.history;

/** Sparkline of a product's monthly orders, linked to the year's history; empty without orders (001 §2). */
export function MonthlyOrders({ product }: { product: Product }) {
  const { productCode } = product;
  const [open, setOpen] = useState(false);
  const { data: months = [] } = useQuery(invoiceHistoryQuery(useClient(), productCode));
  const average = averageDemand(months, new Date());
  if (average === null || average === 0) return null;
  return (
    <>
      <Tooltip label={messages.history.title}>
        <button type="button" className="product-figures__months" onClick={() => setOpen(true)}>
          <Sparkline label={texts.year} values={months.map(({ ordered }) => ordered)} width={72} />
          <span>{texts.monthly(Math.round(average))}</span>
        </button>
      </Tooltip>
      <PartBoundary onFail={() => setOpen(false)}>
        {open && <ProductHistoryPopup product={product} onClose={() => setOpen(false)} />}
      </PartBoundary>
    </>
  );
}
