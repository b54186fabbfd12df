import './Badge.css';
import type { PaletteName } from '@mortar/themes';
import type { ReactNode } from 'react';

interface BadgeProps {
  /** One or two words. */
  children: ReactNode;
  /** Colour that repeats the text's meaning, never the only sign of it. */
  tone?: PaletteName | undefined;
}

/** Short tinted label: type, rank or note. For the status of an order line use `StatusLabel`. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className="m-badge" data-tone={tone}>
    {children}
  </span>
);
