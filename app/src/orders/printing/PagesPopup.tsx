import { Button, PdfPreview, Popup, printPdf, toast } from '@mortar/design-system';
import { useEffect, useRef, useState } from 'react';
import type { PagesDocument } from '#documents/pages/pages.ts';
import { saveFile } from '#documents/saveFile.ts';
import { usePages } from '#documents/usePages.ts';
import { messages } from './messages.ts';
import './printOrder.css';

const texts = messages.order;

export interface PagesPopupProps {
  /** Its name: 'Print Order PDF'. */
  title: string;
  /** What it is about, in a sentence. */
  about: string;
  /** What the document is called. */
  label: string;
  /** Under which name the PDF is saved. */
  fileName: string;
  /** Keep it in `useMemo`; null while it is not known. */
  document: PagesDocument | null;
  /** Why it cannot be known. */
  problem?: string | undefined;
  /** Finds it out again. */
  onRetry?: (() => void) | undefined;
  onClose(): void;
  /** What has the keyboard once it is closed. */
  returnFocusTo?: (() => HTMLElement | null) | undefined;
}

/** A document on A4: to look at, to keep and to print (002 §2.7). */
export function PagesPopup(props: PagesPopupProps) {
  const { title, about, label, fileName, document, problem, onRetry, onClose, returnFocusTo } = props;
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
  const failed = problem ?? error;
  return (
    <Popup
      open
      size="80"
      flush
      title={title}
      description={about}
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
            onClick={() => file && saveFile(fileName, file)}
          >
            {texts.save}
          </Button>
          <Button
            ref={button}
            keyHint="↵"
            // It keeps the keyboard: a disabled button would lose it.
            unavailable={failed}
            busy={failed === undefined && (!file || printing)}
            onClick={() => void print()}
          >
            {texts.print}
          </Button>
        </>
      }
    >
      <div className="print-order">
        <PdfPreview label={label} file={file} error={failed} onRetry={problem ? onRetry : retry} />
      </div>
    </Popup>
  );
}
