import { useQuery } from '@tanstack/react-query';
import { LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { regretUnlock } from '#orders/history/model/regretUnlock.ts';
import { productHistoryQuery } from '#products/history/api/historyOfYear.ts';
import { formatDateTime } from '#rules/dates.ts';
import { useClient } from '#session/services.ts';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { messages } from './messages.ts';
import './prices.css';

export interface UnlockedNoteProps {
  productCode: string;
  /** Content without a suspended lock. */
  children: ReactNode;
}

/** Shows that a regret suspends a product's locks, and until when. */
export function UnlockedNote({ productCode, children }: UnlockedNoteProps) {
  const short = useSupplierNames();
  const { data } = useQuery(productHistoryQuery(useClient(), productCode));
  const unlock = regretUnlock(data ?? [], Date.now());
  if (!unlock) return children;
  const until = formatDateTime(new Date(unlock.until).toISOString());
  return (
    <span className="price-unlocked">
      <LockOpen size={14} aria-hidden="true" />
      {messages.prices.unlocked(short(unlock.supplier), until)}
    </span>
  );
}
