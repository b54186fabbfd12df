import { listSupportStaff, listTickets, markTicketsRead, type TicketFilter } from '@mortar/contract';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { PAGE_ROWS, type ThreadPage } from '#messaging/tickets/model/threadPage.ts';
import { type SupportPerson, type Ticket, toSupportPerson, toTicket } from '#messaging/tickets/model/ticket.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { fetchFresh, valueOrNull } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

export interface TicketsRequest {
  bhf: string;
  filter: TicketFilter;
  search: string;
  /** From 1. */
  page: number;
}

/** Returns the query of a page of tickets, most recent first; code 5 is an empty one (002 §7). */
export function ticketsQuery(client: Client, { page, ...requested }: TicketsRequest) {
  const query = { ...requested, pagerows: PAGE_ROWS, pagenum: page, ispaginated: true };
  return queryOptions({
    queryKey: keys.tickets(query),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ThreadPage<Ticket>> => {
      const answer = valueOrNull(await client.send(listTickets, { query, signal }));
      return { rows: answer?.tickets.map(toTicket) ?? [], pages: answer?.pageCount ?? 0 };
    },
  });
}

/** Returns the query of support staff with contact details (002 §2.9). */
export function supportStaffQuery(client: Client) {
  return queryOptions({
    queryKey: keys.supportStaff,
    staleTime: 10 * 60_000,
    queryFn: async ({ signal }): Promise<readonly SupportPerson[]> =>
      valueOrNull(await client.send(listSupportStaff, { signal }))?.supportstaff.map(toSupportPerson) ?? [],
  });
}

/** Marks all support messages as read; after a lost answer, checks the tickets. */
export function useMarkTicketsRead() {
  const { client, queryClient } = useServices();
  const { bhf } = useSession().staff;
  return useMutation({
    mutationFn: () =>
      writeOnce(() => client.send(markTicketsRead, { query: { bhf } }), {
        read: () => fetchFresh(queryClient, ticketsQuery(client, { bhf, filter: '0', search: '', page: 1 })),
        verify: ({ rows }) => (rows.some(({ unread }) => unread > 0) ? 'nothing' : 'all'),
      }),
  });
}
