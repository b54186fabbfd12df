import type { GridColumn, GridSort } from '@mortar/design-system';
import { useMemo, useState } from 'react';
import { gridMessages } from './messages.ts';

const NONE: readonly GridSort[] = [];

interface HandSort {
  subject: string | undefined;
  sort: readonly GridSort[];
  kept: boolean;
}

/**
 * A sort by hand that ends with the product, or whatever the rows are of; unless somebody keeps it from the header's menu
 * (ruling 49).
 * @param subject what the rows are of
 */
export function useSubjectSort(subject: string | undefined) {
  const [hand, setHand] = useState<HandSort>({ subject, sort: NONE, kept: false });
  // Once another product was there it is over, also where somebody comes back to this one.
  if (!hand.kept && hand.subject !== subject) setHand({ subject, sort: NONE, kept: false });
  const sort = hand.kept || hand.subject === subject ? hand.sort : NONE;
  const kept = hand.kept && sort.length > 0;
  /** What the grid takes. */
  const sorting = useMemo(
    () => ({
      sort,
      onSortChange: (next: readonly GridSort[]) =>
        setHand((before) => ({ subject, sort: next, kept: before.kept && next.length > 0 })),
      sortKept: kept,
      onSortKeptChange: (keep: boolean) => setHand({ subject, sort, kept: keep }),
    }),
    [subject, sort, kept],
  );
  return {
    sorting,
    /** What sorts now, by the columns' headers; null while nothing was sorted by hand. */
    sortedBy(columns: readonly Pick<GridColumn<never>, 'id' | 'header'>[]): string | null {
      const [first] = sort;
      const header = columns.find(({ id }) => id === first?.column)?.header;
      return header === undefined ? null : gridMessages.sortedBy(header, kept);
    },
    /** Ends it. */
    byRule: () => setHand({ subject, sort: NONE, kept: false }),
  };
}
