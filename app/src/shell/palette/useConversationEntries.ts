import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { conversationsQuery } from '#messaging/conversation/api/conversations.ts';
import { FIRST_CONVERSATIONS } from '#messaging/conversation/model/conversationList.ts';
import { messagingSuppliersQuery } from '#messaging/partners/api/suppliers.ts';
import { ticketsQuery } from '#messaging/tickets/api/tickets.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { conversationEntries, ticketEntries } from './model/people.ts';

/** Returns the most recent conversations with suppliers and support. */
export function useConversationEntries(enabled: boolean) {
  const client = useClient();
  const { retailerid: retailerID, bhf } = useSession().staff;
  const talks = useQuery({ ...conversationsQuery(client, { ...FIRST_CONVERSATIONS, retailerID }), enabled });
  const partners = useQuery({ ...messagingSuppliersQuery(client), enabled });
  const tickets = useQuery({ ...ticketsQuery(client, { bhf, filter: '0', search: '', page: 1 }), enabled });
  const entries = useMemo(() => {
    const names = new Map(partners.data?.map(({ registeredhash, wholesalername }) => [registeredhash, wholesalername]));
    return [
      ...conversationEntries(talks.data?.conversations ?? [], (hash) => names.get(hash) ?? ''),
      ...ticketEntries(tickets.data?.rows ?? []),
    ];
  }, [talks.data, partners.data, tickets.data]);
  return { entries, queries: [talks, tickets] };
}
