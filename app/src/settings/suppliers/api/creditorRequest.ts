import { getTicket, listTickets, requestCreditor } from '@mortar/contract';
import { useMutation } from '@tanstack/react-query';
import { getFailure, isUnknown } from '#server/outcome.ts';
import { valueOrThrow } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { messages } from '#settings/suppliers/messages.ts';
import { type CreditorValues, creditorXml } from '#settings/suppliers/model/creditorRequest.ts';

/** Thrown if a request got no answer and the tickets cannot be read. */
export class RequestUnknown extends Error {
  constructor(cause: unknown) {
    super('whether the request arrived is not known', { cause });
  }
}

/** Number of latest tickets searched for a request without an answer. */
const SEARCHED_TICKETS = 5;

/**
 * Asks support for a new creditor; returns the ticket (002 §5, §7). After a lost answer, searches the tickets for the
 * same text (ruling 8).
 */
export function useRequestCreditor() {
  const client = useClient();
  const { bhf, retailerid, retailername } = useSession().staff;
  const { subject } = messages.creditor;
  const readTickets = async (message: string) => {
    const query = { bhf, filter: '0', search: subject, pagerows: 50, pagenum: 1, ispaginated: true } as const;
    const requested = await client.send(listTickets, { query });
    const tickets = requested.kind === 'nothing' ? [] : valueOrThrow(requested).tickets;
    for (const { ticketid, ticketnumber } of tickets
      .filter((one) => one.subject === subject)
      .slice(0, SEARCHED_TICKETS)) {
      const details = await client.send(getTicket, { query: { bhf, ticketid, unreadmessagecount: 0 } });
      const written = details.kind === 'nothing' ? [] : valueOrThrow(details).ticketDetails;
      if (written.some((one) => one.isclientsender && one.message === message)) return { ticketnumber };
    }
    return { ticketnumber: null };
  };
  return useMutation({
    mutationFn: async (values: CreditorValues): Promise<{ ticketNumber: string; message: string }> => {
      const message = creditorXml(values);
      const body = { bhf, category: 'Accounts', subject, message, retailerid, retailername } as const;
      let found: string | null | undefined;
      try {
        const written = await writeOnce(() => client.send(requestCreditor, { query: { iscustom: 'true' }, body }), {
          read: async () => {
            found = (await readTickets(message)).ticketnumber;
            return { found };
          },
          verify: (state) => (state.found === null ? 'nothing' : 'all'),
        });
        return written.kind === 'acknowledged' ? written.answer : { ticketNumber: found ?? '', message: '' };
      } catch (error) {
        throw found === undefined && isUnknown(getFailure(error)) ? new RequestUnknown(error) : error;
      }
    },
  });
}
