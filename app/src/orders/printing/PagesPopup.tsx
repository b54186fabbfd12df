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
  /** Description in a sentence. */
  about: string;
  /** Name of the document, for the preview. */
  label: string;
  /** With extension. */
  fileName: string;
  /** Keep it in `useMemo`; null while its data loads. */
  document: PagesDocument | null;
  /** Error of loading its data. */
  problem?: { text: string; retry(): void } | undefined;
  onClose(): void;
  returnFocusTo?: (() => HTMLElement | null) | undefined;
}

/** Previews, saves and prints A4 pages (002 §2.7). */
export function PagesPopup(props: PagesPopupProps) {
  const { title, about, label, fileName, document, problem, onClose, returnFocusTo } = props;
  const pages = usePages(document);
  const { file } = pages;
  const error = problem?.text ?? pages.error;
  const [printing, setPrinting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** Aborts printing when the preview closes, so that no dialog opens. */
  const calling = useRef<AbortController>(null);
  useEffect(function abortPrintingOnUnmount() {
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
    id: 'pages.save',
    title: texts.save,
    key: 'Alt+S',
    place: title,
    disabled: !file,
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
      // Focused while pages are made, so that Enter prints instead of closing.
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
            // Not disabled, which would lose focus.
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
