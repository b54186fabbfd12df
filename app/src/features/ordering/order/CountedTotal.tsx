import { useCounting } from '@mortar/design-system';
import type { RefObject } from 'react';
import { useMoney } from '#session/settings.tsx';

export interface CountedTotalProps {
  /** Where the total stands. */
  element: RefObject<HTMLElement | null>;
  /** Cents. */
  total: number;
}

/** Draws the total on its way, over the one that stands there. */
export function CountedTotal({ element, total }: CountedTotalProps) {
  useCounting(element, total, useMoney());
  return null;
}
