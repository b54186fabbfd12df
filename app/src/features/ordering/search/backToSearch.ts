import type { KeyboardEvent, RefObject } from 'react';

/** A row's key, where Escape leads back to the search of its list. */
export const backToSearch = (event: KeyboardEvent, searchRef: RefObject<HTMLInputElement | null>): void => {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  searchRef.current?.focus();
};
