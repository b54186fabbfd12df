import { Button, PdfPreview, Popup, printPdf, toast } from '@mortar/design-system';
import { useEffect, useMemo, useRef, useState } from 'react';
import { saveFile } from '#documents/saveFile.ts';
import { usePages } from '#documents/usePages.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { useOrderPharmacies } from '#retailers/useOrderPharmacies.ts';
import { formatDateTime } from '#rules/dates.ts';
import { useServices } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { messages } from './messages.ts';
import { letterhead } from './model/letterhead.ts';
import { orderPages } from './model/orderPages.ts';
import './printOrder.css';

const texts = messages.order;

/** The open order as a document; null until it is known. */
function useOrderPages() {
  const { config } = useServices();
  const { staff } = useSession();
  const money = useMoney();
  const { current, order } = useCurrentOrder();
  const pharmacies = useOrderPharmacies(current?.orderid ?? null);
  const [printed] = useState(() => formatDateTime(new Date().toISOString()));
  const known = !staff.grouporderingenabled || pharmacies !== null;
  const document = useMemo(
    () =>
      order && known
        ? orderPages(order, { letterhead: letterhead(staff, config.brand), pharmacies, printed, money })
        : null,
    [order, known, staff, config.brand, pharmacies, printed, money],
  );
  return { number: order?.number ?? current?.ordernumber ?? '', document };
}

export interface PrintOrderPopupProps {
  onClose(): void;
  /** What has the keyboard once it is closed. */
  returnFocusTo?: (() => HTMLElement | null) | undefined;
}

/** The open order on A4, a page for each supplier: to look at, to keep and to print (001 §2, Print Order PDF popup). */
export function PrintOrderPopup({ onClose, returnFocusTo }: PrintOrderPopupProps) {
  const { number, document } = useOrderPages();
  const { file, error, retry } = usePages(document);
  const [printing, setPrinting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** Calls off what is being printed: whoever closes the preview meanwhile wants no dialog. */
  const calling = useRef<AbortController>(null);
  useEffect(function callPrintingOffWhenItIsClosed() {
    return () => calling.current?.abort();
  }, []);
  const print = async () => {
    if (!file) return;
    setPrinting(true);
    calling.current = new AbortController();
    await printPdf(file, { signal: calling.current.signal }).catch(() => toast.error(texts.notPrinted));
    setPrinting(false);
  };
  return (
    <Popup
      open
      size="80"
      flush
      title={texts.title}
      description={texts.about}
      onClose={onClose}
      // It has the keyboard while the pages are made, so that Enter prints and never closes.
      initialFocusRef={button}
      returnFocusTo={returnFocusTo}
      footer={
        <>
          <Button variant="ghost" tone="neutral" keyHint="Esc" onClick={onClose}>
            {texts.close}
          </Button>
          <Button
            variant="outline"
            tone="neutral"
            keyHint="Alt S"
            disabled={!file}
            onClick={() => file && saveFile(texts.fileName(number), file)}
          >
            {texts.save}
          </Button>
          <Button
            ref={button}
            keyHint="↵"
            disabled={error !== undefined}
            busy={!file || printing}
            onClick={() => void print()}
          >
            {texts.print}
          </Button>
        </>
      }
    >
      <div className="print-order">
        <PdfPreview label={texts.document(number)} file={file} error={error} onRetry={retry} />
      </div>
    </Popup>
  );
}
