import { FactList } from '@mortar/design-system';
import { messages } from './messages.ts';

const { totals } = messages.result;

export interface ImportTotalsProps {
  items: number;
  linked: number;
  unlinked: number;
}

/** Shows the numbers of items and matched items in a file (002 §2.4). */
export function ImportTotals({ items, linked, unlinked }: ImportTotalsProps) {
  return (
    <FactList
      layout="columns"
      facts={[
        { label: totals.items, value: items },
        { label: totals.linked, value: linked },
        { label: totals.unlinked, value: unlinked },
      ]}
    />
  );
}
