import type { ReactNode } from 'react';

/** Container with the size of a panel at 1366 × 768. */
export function Frame({ width, height, children }: { width: number; height?: number; children: ReactNode }) {
  return (
    <div
      style={{ width, maxWidth: '100%', height, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0 }}
    >
      {children}
    </div>
  );
}
