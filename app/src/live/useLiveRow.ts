import type { HubArguments, HubEvent } from '@mortar/contract';
import type { QueryKey } from '@tanstack/react-query';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { useLiveEvent } from './useLiveEvent.ts';

/** What an event of the hub tells. */
type Told<Event extends HubEvent> = HubArguments<Event>[0];

export interface LiveRowOptions<Event extends HubEvent, Row> {
  event: Event;
  /** Of the list that is shown; null while none is: nothing is heard then. */
  queryKey: QueryKey | null;
  /** For a group: the pharmacies that the list was asked for. What is told of another costs no read. Missing: one's own. */
  retailerids?: readonly number[] | undefined;
  /**
   * Reads the row that the event is about.
   * @param retailerid whose it is
   * @returns the row; undefined where there is none; null where the event is about no row of such a list
   */
  readOne(told: Told<Event>, retailerid: number): Promise<Row | undefined> | null;
  /** The list once a row has arrived; null where only reading it again can tell. */
  place(list: readonly Row[], row: Row): readonly Row[] | null;
  /** Of what shows more of the row, its lines: read again where they are shown. */
  details?(told: Told<Event>): QueryKey;
}

/** Puts a row that the hub tells of in its place in the list that is shown: that one is read, and the list only to fill a gap. */
export function useLiveRow<Event extends HubEvent, Row>(options: LiveRowOptions<Event, Row>): void {
  const { event, queryKey, retailerids, readOne, place, details } = options;
  const { queryClient } = useServices();
  const { retailerid: own } = useSession().staff;
  useLiveEvent(event, async (told: Told<Event>) => {
    if (queryKey === null) return;
    const retailerid = ('retailerid' in told ? told.retailerid : null) ?? own;
    if (retailerids && !retailerids.includes(retailerid)) return;
    const reading = readOne(told, retailerid);
    if (reading === null) return;
    const row = await reading.catch(() => undefined);
    const list = queryClient.getQueryData<readonly Row[]>(queryKey);
    // A list that is on its way may have been asked for before the row changed.
    const busy = queryClient.isFetching({ queryKey, exact: true }) > 0;
    const next = list && row && !busy ? place(list, row) : null;
    if (next) queryClient.setQueryData(queryKey, next);
    else void queryClient.refetchQueries({ queryKey, exact: true });
    if (details) void queryClient.refetchQueries({ queryKey: details(told), type: 'active' });
  });
}
