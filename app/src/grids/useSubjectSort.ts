import type { GridColumn, GridSort } from '@mortar/design-system';
import { useMemo, useState } from 'react';
import { gridMessages } from './messages.ts';

const NONE: readonly GridSort[] = [];

interface HandSort {
  subject: string | undefined;
  sort: readonly GridSort[];
  retained: boolean;
}

/**
 * Manual sort that resets with the subject, such as the product, unless kept through the header's menu (ruling 49).
 * @param subject what the rows belong to
 */
export function useSubjectSort(subject: string | undefined) {
  const [hand, setHand] = useState<HandSort>({ subject, sort: NONE, retained: false });
  // Reset by another subject, also on return to the first.
  if (!hand.retained && hand.subject !== subject) setHand({ subject, sort: NONE, retained: false });
  const sort = hand.retained || hand.subject === subject ? hand.sort : NONE;
  const forAllSubjects = hand.retained && sort.length > 0;
  /** Props of the grid. */
  const sorting = useMemo(
    () => ({
      sort,
      onSortChange: (next: readonly GridSort[]) =>
        setHand((before) => ({ subject, sort: next, retained: before.retained && next.length > 0 })),
      sortRetained: forAllSubjects,
      onSortRetainedChange: (keep: boolean) => setHand({ subject, sort, retained: keep }),
    }),
    [subject, sort, forAllSubjects],
  );
  return {
    sorting,
    /** Returns the manual sort by headers; null if there is none. */
    sortedBy(columns: readonly Pick<GridColumn<never>, 'id' | 'header'>[]): string | null {
      const [first] = sort;
      const header = columns.find(({ id }) => id === first?.column)?.header;
      return header === undefined ? null : gridMessages.sortedBy(header, forAllSubjects);
    },
    /** Resets to the rule. */
    byRule: () => setHand({ subject, sort: NONE, retained: false }),
  };
}
