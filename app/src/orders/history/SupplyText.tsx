import type { ReactNode } from 'react';
import type { Supply } from '#rules/supply.ts';
import './supplyText.css';

/**
 * A line's description in the colour of what became of it, also where its row is not tinted (002 §2.3, §4 colours). The
 * status column says it in words. It keeps no state.
 */
export function SupplyText({ supply, children }: { supply: Supply; children: ReactNode }) {
  return (
    <span className="supply-text" data-supply={supply}>
      {children}
    </span>
  );
}
