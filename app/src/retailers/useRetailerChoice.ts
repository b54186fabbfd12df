import type { RowKey } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { assignedRetailersQuery } from './api/assignedRetailers.ts';
import { messages as choiceMessages } from './choiceMessages.ts';
import { messages } from './messages.ts';

/** Which retailers are ticked, and for which of them something was asked for last. */
export interface RetailerChoice {
  query: Pick<ReturnType<typeof useAssignedRetailers>['query'], 'isPending' | 'isError' | 'error' | 'refetch'>;
  /** The retailers somebody works for: nobody sees others (001 §5, group mode). */
  assigned: ReturnType<typeof useAssignedRetailers>['assigned'];
  /** How many retailers the group has, assigned or not. */
  known: number;
  ticked: ReadonlySet<RowKey>;
  tick(keys: ReadonlySet<RowKey>): void;
  /** Ids of the retailers that were asked for; empty before the first time. */
  asked: readonly number[];
  /** Asks for those that are ticked; says whether these are others than before, the same again, or none. */
  ask(): 'others' | 'again' | 'none';
}

/**
 * What a list says that nothing was asked for yet: to tick retailers at its left or, once some are ticked, how to get it.
 * @param action the button under the retailers
 */
export const promptFor = ({ ticked }: Pick<RetailerChoice, 'ticked'>, action: string): string =>
  ticked.size === 0 ? messages.selectOnTheLeft : choiceMessages.getSelected(ticked.size, action);

/** The retailers that this person works for. */
export function useAssignedRetailers() {
  const query = useQuery(assignedRetailersQuery(useClient(), useSession().staff));
  const all = query.data ?? [];
  return { query, known: all.length, assigned: all.filter(({ isassigned }) => isassigned) };
}

/** Keeps the choice of a `RetailerSelection`. Who works for a single retailer finds it chosen (001 §5). */
export function useRetailerChoice(): RetailerChoice {
  const { query, known, assigned } = useAssignedRetailers();
  const [ticked, tick] = useState<ReadonlySet<RowKey> | null>(null);
  const [asked, setAsked] = useState<readonly number[] | null>(null);
  const only = assigned.length === 1 ? assigned.map(({ retailerid }) => retailerid) : [];
  const now = ticked ?? new Set<RowKey>(only);
  return {
    ...{ query, known, assigned, tick },
    ticked: now,
    asked: asked ?? only,
    ask() {
      const ids = assigned.map(({ retailerid }) => retailerid).filter((id) => now.has(id));
      if (ids.length === 0) return 'none';
      const before = asked ?? only;
      setAsked(ids);
      return ids.join() === before.join() ? 'again' : 'others';
    },
  };
}
