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

/** Selected retailers, and those last requested. */
export interface RetailerChoice {
  query: Pick<ReturnType<typeof useAssignedRetailers>['query'], 'isPending' | 'isError' | 'error' | 'refetch'>;
  /** The user's retailers; others are hidden (001 §5, group mode). */
  assigned: ReturnType<typeof useAssignedRetailers>['assigned'];
  /** Number of the group's retailers, assigned or not. */
  known: number;
  ticked: ReadonlySet<RowKey>;
  tick(keys: ReadonlySet<RowKey>): void;
  /** Ids of requested retailers; empty initially. */
  requested: readonly number[];
  /** Requests the selected ones; returns whether they are others, the same again, or none. */
  ask(): 'others' | 'again' | 'none';
  /** Reloads the user's assignments (ruling 58). */
  readAgain(): void;
}

/**
 * Returns the prompt of a list before the first request: select retailers or, if some are selected, press the button.
 * @param action label of the button
 */
export const promptFor = ({ ticked }: Pick<RetailerChoice, 'ticked'>, action: string): string =>
  ticked.size === 0 ? messages.selectOnTheLeft : choiceMessages.getSelected(ticked.size, action);

export function useAssignedRetailers() {
  const { client, queryClient } = useServices();
  const assignment = assignedRetailersQuery(client, useSession().staff);
  const query = useQuery(assignment);
  const all = query.data ?? [];
  return {
    query,
    known: all.length,
    assigned: all.filter(({ isAssigned }) => isAssigned),
    /** A failed reload changes nothing. */
    readAgain: () => void fetchFresh(queryClient, assignment).catch(() => undefined),
  };
}

export interface RetailerChoiceOptions {
  /** Place where the user's selection is stored; missing to store none. */
  place?: ChoicePlace;
  /** Initial request instead of the stored one: some retailers, or all of the user's. */
  start?: readonly number[] | 'all' | undefined;
}

/**
 * Holds the state of a `RetailerSelection`. A single retailer is preselected (001 §5), otherwise the stored selection.
 * Retailers no longer assigned are neither selected nor requested.
 */
export function useRetailerChoice({ place, start }: RetailerChoiceOptions = {}): RetailerChoice {
  const { staff } = useSession();
  const { query, known, assigned, readAgain } = useAssignedRetailers();
  const [ticked, tick] = useState<ReadonlySet<RowKey> | null>(null);
  const [requested, setRequested] = useState<readonly number[] | null>(null);
  const [remembered] = useState(() => (place ? rememberedChoice(staff, place) : []));
  const own = assigned.map(({ id }) => id);
  // A single retailer is requested automatically and stays so if others are added.
  if (own.length === 1 && requested === null) setRequested(own);
  const getChosen = (ids: readonly number[]) => {
    const still = own.filter((id) => ids.includes(id));
    return still.length === 0 && own.length === 1 ? own : still;
  };
  const before = getChosen(requested ?? (start === 'all' ? own : (start ?? remembered)));
  const now = ticked ? own.filter((id) => ticked.has(id)) : before;
  return {
    query,
    known,
    assigned,
    tick,
    readAgain,
    ticked: new Set<RowKey>(now),
    requested: before,
    ask() {
      readAgain();
      if (now.length === 0) return 'none';
      setRequested(now);
      if (place) rememberChoice(staff, place, now);
      return now.join() === before.join() ? 'again' : 'others';
    },
  };
}
