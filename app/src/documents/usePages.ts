import { useEffect, useState } from 'react';
import { messages } from './messages.ts';
import type { PagesDocument } from './pages/pages.ts';

/** A document on its way to paper. */
export interface Pages {
  /** The PDF; null while it is made, and where it could not be. */
  file: Blob | null;
  /** It is being made just now. */
  making: boolean;
  /** What to say where it could not be made. */
  error: string | undefined;
  /** Makes it again. */
  retry(): void;
}

/**
 * Makes a document's pages in a worker, fetched when first used, and anew when the document is another.
 * @param document keep it in `useMemo`; null while it is not known
 */
export function usePages(document: PagesDocument | null): Pages {
  const [made, setMade] = useState<{ of: PagesDocument; file: Blob | null } | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(
    function makeThem() {
      if (!document) return;
      const stop = new AbortController();
      const settle = (file: Blob | null) => !stop.signal.aborted && setMade({ of: document, file });
      import('./pages/makePages.ts')
        .then(({ makePages }) => makePages(document, stop.signal))
        .then(settle, () => settle(null));
      return () => stop.abort();
    },
    // Another try makes it again.
    [document, tries],
  );
  const present = made?.of === document ? made : null;
  return {
    file: present?.file ?? null,
    making: document !== null && present === null,
    error: present && !present.file ? messages.pages.failed : undefined,
    retry() {
      setMade(null);
      setTries((before) => before + 1);
    },
  };
}
