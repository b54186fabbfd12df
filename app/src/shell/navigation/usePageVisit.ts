import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isStaying } from '#pages/staying.ts';

/** Counts the pages that were come to: each starts over, but for one that only gave itself another address. */
export function usePageVisit(): number {
  const { pathname, state } = useLocation();
  const [visit, setVisit] = useState({ pathname, count: 0 });
  if (visit.pathname !== pathname) setVisit({ pathname, count: visit.count + (isStaying(state) ? 0 : 1) });
  return visit.count;
}
