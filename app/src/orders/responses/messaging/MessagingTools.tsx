import { Button, toast } from '@mortar/design-system';
import { useState } from 'react';
import { useMarkRead } from '#orders/responses/api/unread.ts';
import { messages } from '#orders/responses/messages.ts';
import type { SupplierResponse } from '#orders/responses/model/supplierResponse.ts';
import type { CustomFilter } from '#orders/responses/model/toResponsesRequest.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { useErrorToast } from '#session/useErrorToast.ts';

const AdvancedSearchPopup = lazyPart(() => import('./AdvancedSearchPopup.tsx'), 'AdvancedSearchPopup');
const ExportInvoicesPopup = lazyPart(() => import('./ExportInvoicesPopup.tsx'), 'ExportInvoicesPopup');

const texts = messages.messaging;

export interface MessagingToolsProps {
  /** Listed responses. */
  responses: readonly SupplierResponse[];
  custom: CustomFilter;
  onAdvancedSearch(values: CustomFilter): void;
  onPrint(): void;
}

/** Tools for responses on the messaging page, next to its search (002 §2.3). */
export function MessagingTools({ responses, custom, onAdvancedSearch, onPrint }: MessagingToolsProps) {
  const [popup, setPopup] = useState<'search' | 'invoices' | null>(null);
  const showError = useErrorToast();
  const markRead = useMarkRead();
  const close = () => setPopup(null);
  return (
    <>
      <Button size="sm" variant="outline" tone="neutral" onClick={() => setPopup('search')}>
        {messages.advanced.title}
      </Button>
      <Button size="sm" variant="outline" tone="neutral" onClick={() => setPopup('invoices')}>
        {messages.invoices.button}
      </Button>
      <Button
        size="sm"
        variant="outline"
        tone="neutral"
        busy={markRead.isPending}
        onClick={() =>
          markRead.mutate(undefined, {
            onSuccess: () => toast.success(texts.markedRead),
            onError: ({ message }) => showError(message),
          })
        }
      >
        {texts.markRead}
      </Button>
      <Button size="sm" variant="outline" tone="neutral" onClick={onPrint}>
        {texts.printOrder}
      </Button>
      <PartBoundary onFail={close}>
        {popup === 'search' && (
          <AdvancedSearchPopup
            initial={custom}
            onSearch={(values) => {
              close();
              onAdvancedSearch(values);
            }}
            onClose={close}
          />
        )}
        {popup === 'invoices' && <ExportInvoicesPopup responses={responses} onClose={close} />}
      </PartBoundary>
    </>
  );
}
