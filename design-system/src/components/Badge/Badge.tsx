import './Badge.css';
import type { PaletteName } from '@mortar/themes';
import type { ReactNode } from 'react';

interface BadgeProps {
  /** One or two words. */
  children: ReactNode;
  /** Its colour repeats what the words say and never says it alone. */
  tone?: PaletteName | undefined;
}

/** A short label on a tint: a type, a rank, a note. For the state of an order line use `StatusLabel`. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className="m-badge" data-tone={tone}>
    {children}
  </span>
);
