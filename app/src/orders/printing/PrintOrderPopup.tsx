import { useMemo, useState } from 'react';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { useReadOrderGroup } from '#retailers/useOrderGroup.ts';
import { formatDateTime } from '#rules/dates.ts';
import { useServices } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { messages } from './messages.ts';
import { letterhead } from './model/letterhead.ts';
import { orderPages } from './model/orderPages.ts';
import { PagesPopup } from './PagesPopup.tsx';

const texts = messages.order;

/** Open order as a document; null while loading. */
function useOrderPages() {
  const { config } = useServices();
  const { staff } = useSession();
  const money = useMoney();
  const { current, order } = useCurrentOrder();
  const { group, pending } = useReadOrderGroup(current?.orderId ?? null);
  const [printed] = useState(() => formatDateTime(new Date().toISOString()));
  const document = useMemo(
    () =>
      order && !pending
        ? orderPages(order, { letterhead: letterhead(staff, config.brand), group, printed, money })
        : null,
    [order, pending, staff, config.brand, group, printed, money],
  );
  return { number: order?.number ?? current?.orderNumber ?? '', document };
}

export interface PrintOrderPopupProps {
  onClose(): void;
  returnFocusTo?: (() => HTMLElement | null) | undefined;
}

/** Previews, saves and prints the open order on A4, one page per supplier (001 §2, Print Order PDF popup). */
export function PrintOrderPopup(props: PrintOrderPopupProps) {
  const { number, document } = useOrderPages();
  return (
    <PagesPopup
      {...props}
      title={texts.title}
      about={texts.about}
      label={texts.document(number)}
      fileName={texts.fileName(number)}
      document={document}
    />
  );
}
