import { useQuery } from '@tanstack/react-query';
import { LockOpen } from 'lucide-react';
import { productHistoryQuery } from '#orders/history/api/productHistory.ts';
import { regretUnlock } from '#orders/history/model/regretUnlock.ts';
import { formatDateTime } from '#rules/dates.ts';
import { useClient } from '#session/services.ts';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { messages } from './messages.ts';
import './prices.css';

/** Says that a supplier's regret lets a product be ordered from anybody, and until when; nothing where none does. */
export function UnlockedNote({ productcode }: { productcode: string }) {
  const short = useSupplierNames();
  const { data } = useQuery(productHistoryQuery(useClient(), productcode));
  const unlock = regretUnlock(data ?? [], Date.now());
  if (!unlock) return null;
  const until = formatDateTime(new Date(unlock.until).toISOString());
  return (
    <span className="price-unlocked">
      <LockOpen size={14} aria-hidden="true" />
      {messages.prices.unlocked(short(unlock.supplier), until)}
    </span>
  );
}
