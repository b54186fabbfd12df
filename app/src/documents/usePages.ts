import { useEffect, useState } from 'react';
import { messages } from './messages.ts';
import type { PagesDocument } from './pages/pages.ts';

/** Document being prepared for print. */
export interface Pages {
  /** The PDF; null while it is made or after an error. */
  file: Blob | null;
  making: boolean;
  error: string | undefined;
  retry(): void;
}

/**
 * Makes a document's pages in a worker, loaded on first use, and again when the document changes.
 * @param document memoised; null while unknown
 */
export function usePages(document: PagesDocument | null): Pages {
  const [made, setMade] = useState<{ of: PagesDocument; file: Blob | null } | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(
    function makeThem() {
      if (!document) return;
      const stop = new AbortController();
      const finish = (file: Blob | null) => !stop.signal.aborted && setMade({ of: document, file });
      import('./pages/makePages.ts')
        .then(({ makePages }) => makePages(document, stop.signal))
        .then(finish, () => finish(null));
      return () => stop.abort();
    },
    // `tries` triggers a retry.
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
