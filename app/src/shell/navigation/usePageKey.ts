import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isStaying } from '#pages/staying.ts';

/** Returns a key that changes with each visited page, but not with address changes within a page. */
export function usePageKey(): number {
  const { pathname, state } = useLocation();
  const [page, setPage] = useState({ pathname, count: 0 });
  if (page.pathname !== pathname) setPage({ pathname, count: page.count + (isStaying(state) ? 0 : 1) });
  return page.count;
}
