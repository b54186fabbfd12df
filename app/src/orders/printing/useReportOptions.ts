import type { HistoryOrder } from '@mortar/contract';
import { useMemo, useState } from 'react';
import { formatDateTime } from '#rules/dates.ts';
import { useServices } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { letterhead } from './model/letterhead.ts';
import type { ReportOptions } from './model/reportPages.ts';

/** What an order is printed with: whose paper it is, when, and in which money. Of a group's pharmacy, its own name. */
export function useReportOptions(order: HistoryOrder | null): ReportOptions {
  const { config } = useServices();
  const { staff } = useSession();
  const money = useMoney();
  const [printed] = useState(() => formatDateTime(new Date().toISOString()));
  const retailer = order && order.retailerid !== staff.retailerid ? order.retailername : null;
  return useMemo(() => {
    const own = letterhead(staff, config.brand);
    // The address and number that are known are the group's, not its pharmacy's.
    return { letterhead: retailer ? { ...own, name: retailer, lines: [] } : own, printed, money };
  }, [staff, config.brand, retailer, printed, money]);
}
