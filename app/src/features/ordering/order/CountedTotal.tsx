import { useCounting } from '@mortar/design-system';
import type { RefObject } from 'react';
import { useMoney } from '#session/settings.tsx';

export interface CountedTotalProps {
  /** Element that shows the total. */
  element: RefObject<HTMLElement | null>;
  /** Cents. */
  total: number;
}

/** Animates changes of the total. */
export function CountedTotal({ element, total }: CountedTotalProps) {
  useCounting(element, total, useMoney());
  return null;
}
