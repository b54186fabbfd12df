import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isStaying } from '#pages/staying.ts';

/** A key for the page: another one for each page that was come to, the same for one that only gave itself another address. */
export function usePageKey(): number {
  const { pathname, state } = useLocation();
  const [page, setPage] = useState({ pathname, count: 0 });
  if (page.pathname !== pathname) setPage({ pathname, count: page.count + (isStaying(state) ? 0 : 1) });
  return page.count;
}
