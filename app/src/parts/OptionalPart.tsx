import { type ReactNode, useState } from 'react';
import { PartBoundary } from './PartBoundary.tsx';

export interface OptionalPartProps {
  /** Stands there until it is fetched. */
  fallback?: ReactNode;
  /** A part made by `lazyPart`. */
  children: ReactNode;
}

/** Around a part that what it stands in can do without: where it cannot be shown that is said, and the rest stays. */
export function OptionalPart({ fallback, children }: OptionalPartProps) {
  const [failed, setFailed] = useState(false);
  return (
    <PartBoundary fallback={fallback} onFail={() => setFailed(true)}>
      {!failed && children}
    </PartBoundary>
  );
}
