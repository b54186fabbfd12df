import type { HubArguments, HubEvent } from '@mortar/contract';
import type { QueryKey } from '@tanstack/react-query';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { useLiveEvent } from './useLiveEvent.ts';

type Report<Event extends HubEvent> = HubArguments<Event>[0];

export interface LiveRowOptions<Event extends HubEvent, Row> {
  event: Event;
  /** Key of the shown list; null to ignore events. */
  queryKey: QueryKey | null;
  /** Pharmacies of a group's list; events of others are ignored. Default: the user's own. */
  retailerIds?: readonly number[] | undefined;
  /**
   * Reads the row of an event.
   * @param retailerId owner of the row
   * @returns the row; undefined if there is none; null if the event concerns no such list
   */
  readOne(reported: Report<Event>, retailerId: number): Promise<Row | undefined> | null;
  /** Returns the list with the row; null if it has to be read again. */
  place(list: readonly Row[], row: Row): readonly Row[] | null;
  /** Key of the row's details, which are read again if shown. */
  details?(reported: Report<Event>): QueryKey;
}

/** Updates the row of a hub event in the shown list: reads only that row, and the list only to fill a gap. */
export function useLiveRow<Event extends HubEvent, Row>(options: LiveRowOptions<Event, Row>): void {
  const { event, queryKey, retailerIds, readOne, place, details } = options;
  const { queryClient } = useServices();
  const { retailerid: own } = useSession().staff;
  useLiveEvent(event, async (reported: Report<Event>) => {
    if (queryKey === null) return;
    const retailerId = ('retailerid' in reported ? reported.retailerid : null) ?? own;
    if (retailerIds && !retailerIds.includes(retailerId)) return;
    const reading = readOne(reported, retailerId);
    if (reading === null) return;
    const row = await reading.catch(() => undefined);
    const list = queryClient.getQueryData<readonly Row[]>(queryKey);
    // A list in flight may predate the change.
    const busy = queryClient.isFetching({ queryKey, exact: true }) > 0;
    const next = list && row && !busy ? place(list, row) : null;
    if (next) queryClient.setQueryData(queryKey, next);
    else void queryClient.refetchQueries({ queryKey, exact: true });
    if (details) void queryClient.refetchQueries({ queryKey: details(reported), type: 'active' });
  });
}
