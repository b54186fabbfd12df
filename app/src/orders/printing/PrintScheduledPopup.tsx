import type { HistoryOrder } from '@mortar/contract';
import { useMemo } from 'react';
import { messages } from './messages.ts';
import { scheduledPages } from './model/scheduledPages.ts';
import { PagesPopup } from './PagesPopup.tsx';
import { useReportOptions } from './useReportOptions.ts';

const texts = messages.scheduled;

export interface PrintScheduledPopupProps {
  /** Contains products of schedule 6 or above. */
  order: HistoryOrder;
  onClose(): void;
  returnFocusTo?: (() => HTMLElement | null) | undefined;
}

/** 'Print Scheduled PDF': the order form for substances of schedule 6 and above (002 §2.7). */
export function PrintScheduledPopup({ order, ...popup }: PrintScheduledPopupProps) {
  const options = useReportOptions(order);
  const document = useMemo(() => scheduledPages(order, options), [order, options]);
  return (
    <PagesPopup
      {...popup}
      title={texts.title}
      about={texts.about}
      label={texts.document(order.ordernumber)}
      fileName={texts.fileName(order.ordernumber)}
      document={document}
    />
  );
}
