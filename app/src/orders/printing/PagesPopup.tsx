import { Button, PdfPreview, Popup, printPdf, toast } from '@mortar/design-system';
import { useEffect, useRef, useState } from 'react';
import { useCommand } from '#commands/useCommand.ts';
import type { PagesDocument } from '#documents/pages/pages.ts';
import { saveFile } from '#documents/saveFile.ts';
import { usePages } from '#documents/usePages.ts';
import { messages } from './messages.ts';
import './printOrder.css';

const texts = messages.pages;

export interface PagesPopupProps {
  title: string;
  /** What the pages show, in a sentence. */
  about: string;
  /** What the document is called, for the preview. */
  label: string;
  /** With its ending. */
  fileName: string;
  /** Keep it in `useMemo`; null while what it is made of is not known. */
  document: PagesDocument | null;
  /** What the document is made of could not be read. */
  problem?: { text: string; retry(): void } | undefined;
  onClose(): void;
  /** What has the keyboard once it is closed. */
  returnFocusTo?: (() => HTMLElement | null) | undefined;
}

/** Pages on A4: to look at, to keep and to print (002 §2.7). */
export function PagesPopup(props: PagesPopupProps) {
  const { title, about, label, fileName, document, problem, onClose, returnFocusTo } = props;
  const pages = usePages(document);
  const { file } = pages;
  const error = problem?.text ?? pages.error;
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
  const save = useCommand({
    ...{ id: 'pages.save', title: texts.save, key: 'Alt+S', place: title, disabled: !file },
    run: () => file && saveFile(fileName, file),
  });
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
          <Button variant="outline" tone="neutral" {...save.button}>
            {save.title}
          </Button>
          <Button
            ref={button}
            keyHint="↵"
            // It keeps the keyboard: a disabled button would lose it.
            unavailable={error}
            busy={(error === undefined && !file) || printing}
            onClick={() => void print()}
          >
            {texts.print}
          </Button>
        </>
      }
    >
      <div className="print-order">
        <PdfPreview
          label={label}
          file={file}
          making={pages.making}
          error={error}
          onRetry={problem?.retry ?? pages.retry}
        />
      </div>
    </Popup>
  );
}
