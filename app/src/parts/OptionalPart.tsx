import { type ReactNode, useState } from 'react';
import { PartBoundary } from './PartBoundary.tsx';

export interface OptionalPartProps {
  /** Shown while loading. */
  fallback?: ReactNode;
  /** Component made by `lazyPart`. */
  children: ReactNode;
}

/** Boundary of an optional part: if it fails, a message is shown and the rest stays. */
export function OptionalPart({ fallback, children }: OptionalPartProps) {
  const [failed, setFailed] = useState(false);
  return (
    <PartBoundary fallback={fallback} onFail={() => setFailed(true)}>
      {!failed && children}
    </PartBoundary>
  );
}
