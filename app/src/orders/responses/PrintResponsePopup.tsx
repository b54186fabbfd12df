import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { letterhead } from '#orders/printing/model/letterhead.ts';
import { PagesPopup } from '#orders/printing/PagesPopup.tsx';
import type { SupplierResponse } from '#orders/responses/model/supplierResponse.ts';
import { formatDateTime } from '#rules/dates.ts';
import { errorText } from '#server/outcome.ts';
import { useServices } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { responseLinesQuery } from './api/responses.ts';
import { messages } from './messages.ts';
import { responsePages } from './model/responsePages.ts';

const texts = messages.print;

export interface PrintResponsePopupProps {
  response: SupplierResponse;
  /** Search text. */
  identifier: string;
  onClose(): void;
}

/** Previews, saves and prints a supplier's response on A4 (002 §2.3). */
export function PrintResponsePopup({ response, identifier, onClose }: PrintResponsePopupProps) {
  const { client, config } = useServices();
  const { staff } = useSession();
  const money = useMoney();
  const [printed] = useState(() => formatDateTime(new Date().toISOString()));
  const query = useQuery(responseLinesQuery(client, response.orderId, identifier));
  const document = useMemo(() => {
    if (!query.data?.length) return null;
    const own = letterhead(staff, config.brand);
    // Only the group's address and number are known, not its pharmacies'.
    const paper = response.retailerName === own.name ? own : { ...own, name: response.retailerName, lines: [] };
    return responsePages(response, query.data, { letterhead: paper, printed, money });
  }, [query.data, response, staff, config.brand, printed, money]);
  const missing = query.data?.length === 0 ? messages.noLines : undefined;
  const problem = query.isError ? errorText(query.error) : missing;
  return (
    <PagesPopup
      title={texts.title}
      about={texts.about}
      label={texts.document(response.orderNumber)}
      fileName={texts.fileName(response.orderNumber)}
      document={document}
      problem={problem === undefined ? undefined : { text: problem, retry: () => void query.refetch() }}
      onClose={onClose}
    />
  );
}
