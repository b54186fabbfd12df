import { lazy, Suspense } from 'react';

const Region = lazy(() => import('./Toaster.tsx').then((module) => ({ default: module.Toaster })));

/** The `Toaster`, fetched behind the first page: nothing is toasted before somebody did something, and toasts wait for it. */
export const Toaster = () => (
  <Suspense fallback={null}>
    <Region />
  </Suspense>
);
