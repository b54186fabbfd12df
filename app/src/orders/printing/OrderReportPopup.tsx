import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { errorText } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { printedOrderQuery } from './api/printedOrder.ts';
import { messages } from './messages.ts';
import { reportPages } from './model/reportPages.ts';
import { PagesPopup } from './PagesPopup.tsx';
import { useReportOptions } from './useReportOptions.ts';

const texts = messages.report;

export interface OrderReportPopupProps {
  orderId: number;
  /** Shown until the order has loaded. */
  orderNumber: string;
  onClose(): void;
  returnFocusTo?: (() => HTMLElement | null) | undefined;
}

/** 'Order Details Report': print preview of any order (002 §2.7). */
export function OrderReportPopup({ orderId, orderNumber, ...popup }: OrderReportPopupProps) {
  const query = useQuery(printedOrderQuery(useClient(), orderId, useSession().staff));
  const order = query.data ?? null;
  const options = useReportOptions(order);
  const document = useMemo(() => order && reportPages(order, options), [order, options]);
  const missing = query.isSuccess && !order ? texts.none : undefined;
  const problem = query.isError ? errorText(query.error) : missing;
  return (
    <PagesPopup
      {...popup}
      title={texts.title}
      about={texts.about}
      label={texts.document(orderNumber)}
      fileName={texts.fileName(orderNumber)}
      document={document}
      problem={problem === undefined ? undefined : { text: problem, retry: () => void query.refetch() }}
    />
  );
}
