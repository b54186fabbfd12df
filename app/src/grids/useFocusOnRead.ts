import type { DataGridHandle } from '@mortar/design-system';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives a grid the keyboard once the rows that were asked for are read, once for each subject: what is read again leaves
 * the keyboard where it is.
 * @param ready whether the rows are those of the subject
 * @param subject what they are of: the retailers that were asked for; null where the keyboard stays where it is
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
