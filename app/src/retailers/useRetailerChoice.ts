import type { RowKey } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchFresh } from '#server/queries.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { assignedRetailersQuery } from './api/assignedRetailers.ts';
import { messages as choiceMessages } from './choiceMessages.ts';
import { messages } from './messages.ts';
import { type ChoicePlace, rememberChoice, rememberedChoice } from './rememberedChoice.ts';

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
  /** Reads again which retailers somebody works for: others may have come to them (ruling 58). */
  readAgain(): void;
}

/**
 * What a list says that nothing was asked for yet: to tick retailers at its left or, once some are ticked, how to get it.
 * @param action the button under the retailers
 */
export const promptFor = ({ ticked }: Pick<RetailerChoice, 'ticked'>, action: string): string =>
  ticked.size === 0 ? messages.selectOnTheLeft : choiceMessages.getSelected(ticked.size, action);

/** The retailers that this person works for. */
export function useAssignedRetailers() {
  const { client, queryClient } = useServices();
  const assignment = assignedRetailersQuery(client, useSession().staff);
  const query = useQuery(assignment);
  const all = query.data ?? [];
  return {
    ...{ query, known: all.length, assigned: all.filter(({ isassigned }) => isassigned) },
    /** What cannot be read changes nothing. */
    readAgain: () => void fetchFresh(queryClient, assignment).catch(() => undefined),
  };
}

export interface RetailerChoiceOptions {
  /** Where the choice is remembered for this person; missing where it is not. */
  place?: ChoicePlace;
  /** Chosen and asked for at first, instead of what is remembered: some of them, or all that somebody works for. */
  start?: readonly number[] | 'all' | undefined;
}

/**
 * Keeps the choice of a `RetailerSelection`. Who works for a single retailer finds it chosen (001 §5); whoever asked for
 * some before, those. A retailer that is no longer one's own is neither ticked nor asked for.
 */
export function useRetailerChoice({ place, start }: RetailerChoiceOptions = {}): RetailerChoice {
  const { staff } = useSession();
  const { query, known, assigned, readAgain } = useAssignedRetailers();
  const [ticked, tick] = useState<ReadonlySet<RowKey> | null>(null);
  const [asked, setAsked] = useState<readonly number[] | null>(null);
  const [remembered] = useState(() => (place ? rememberedChoice(staff, place) : []));
  const own = assigned.map(({ retailerid }) => retailerid);
  // The single one is asked for by itself, and stays so when others come to it.
  if (own.length === 1 && asked === null) setAsked(own);
  const getChosen = (ids: readonly number[]) => {
    const still = own.filter((id) => ids.includes(id));
    return still.length === 0 && own.length === 1 ? own : still;
  };
  const before = getChosen(asked ?? (start === 'all' ? own : (start ?? remembered)));
  const now = ticked ? own.filter((id) => ticked.has(id)) : before;
  return {
    ...{ query, known, assigned, tick, readAgain },
    ticked: new Set<RowKey>(now),
    asked: before,
    ask() {
      readAgain();
      if (now.length === 0) return 'none';
      setAsked(now);
      if (place) rememberChoice(staff, place, now);
      return now.join() === before.join() ? 'again' : 'others';
    },
  };
}
