import type { DataGridHandle } from '@mortar/design-system';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses a grid once its rows have loaded, once per subject; reloads leave focus alone.
 * @param ready true if the rows belong to the subject
 * @param subject such as the requested retailers; null to leave focus alone
 */
export function useFocusOnRead(
  gridRef: RefObject<Pick<DataGridHandle, 'focus'> | null>,
  ready: boolean,
  subject: string | null,
): void {
  const focusedFor = useRef<string>(null);
  useEffect(
    function focusRequestedRows() {
      if (!ready || subject === null || subject === focusedFor.current) return;
      focusedFor.current = subject;
      gridRef.current?.focus();
    },
    [gridRef, ready, subject],
  );
}
