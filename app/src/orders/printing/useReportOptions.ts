import type { HistoryOrder } from '@mortar/contract';
import { useMemo, useState } from 'react';
import { formatDateTime } from '#rules/dates.ts';
import { useServices } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { letterhead } from './model/letterhead.ts';
import type { ReportOptions } from './model/reportPages.ts';

/** Returns letterhead, time and currency for printing an order; a group's pharmacy uses its own name. */
export function useReportOptions(order: HistoryOrder | null): ReportOptions {
  const { config } = useServices();
  const { staff } = useSession();
  const money = useMoney();
  const [printed] = useState(() => formatDateTime(new Date().toISOString()));
  const retailer = order && order.retailerid !== staff.retailerid ? order.retailername : null;
  return useMemo(() => {
    const own = letterhead(staff, config.brand);
    // Only the group's address and number are known, not its pharmacies'.
    return { letterhead: retailer ? { ...own, name: retailer, lines: [] } : own, printed, money };
  }, [staff, config.brand, retailer, printed, money]);
}
