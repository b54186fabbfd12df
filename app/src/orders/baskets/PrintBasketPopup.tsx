import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import { letterhead } from '#orders/printing/model/letterhead.ts';
import { orderPages } from '#orders/printing/model/orderPages.ts';
import { PagesPopup } from '#orders/printing/PagesPopup.tsx';
import { formatDateTime } from '#rules/dates.ts';
import { errorText } from '#server/outcome.ts';
import { useServices } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { messages } from './messages.ts';

const texts = messages.print;

export interface PrintBasketPopupProps {
  /** Order id of the basket. */
  orderId: number;
  onClose(): void;
}

/** 'Order Details Report': a basket on A4, one page per supplier (002 §2.5, §2.7). */
export function PrintBasketPopup({ orderId, onClose }: PrintBasketPopupProps) {
  const { client, config } = useServices();
  const { staff } = useSession();
  const money = useMoney();
  const query = useQuery(orderQuery(client, orderId));
  const order = query.data ?? null;
  const [printed] = useState(() => formatDateTime(new Date().toISOString()));
  const document = useMemo(() => {
    const options = { letterhead: letterhead(staff, config.brand), group: null, printed, money };
    return order && orderPages(order, { ...options, title: `${texts.title} ${order.number}`, packs: true });
  }, [order, staff, config.brand, printed, money]);
  const number = order?.number ?? '';
  return (
    <PagesPopup
      title={texts.title}
      about={texts.about}
      label={texts.title}
      fileName={texts.fileName(number)}
      document={document}
      problem={query.isError ? { text: errorText(query.error), retry: () => void query.refetch() } : undefined}
      onClose={onClose}
    />
  );
}
