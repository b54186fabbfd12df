import { isUnkeepable, LENGTHS, showsNothing } from '@mortar/contract';
import * as z from 'zod/mini';
import type { Backend } from '../../backend.ts';
import { SUPPORT_STAFF } from '../../rules/messages/supportStaff.ts';
import { findTicket, getConversation, getConversations, overview, tickets } from './views.ts';

const written = z.string().check(
  z.maxLength(LENGTHS.message, `At most ${LENGTHS.message} characters.`),
  z.refine((text) => !isUnkeepable(text), 'A message holds neither NUL nor half of a pair.'),
  z.refine((text) => !showsNothing(text), 'Please fill out this field'),
);
const supplier = { suppliercode: z.string() };
const conversation = { convID: z.int() };
const ticket = { ticketnumber: z.string() };
const attend = z.optional(z.boolean());

/** Commands of the desk: `POST /__desk/commands` with one of these as JSON; the answer is JSON. */
const command = z.discriminatedUnion('do', [
  /** Lists suppliers with presence and pending counts, and members of support. */
  z.object({ do: z.literal('overview') }),
  /** Lists a supplier's conversations at every pharmacy. */
  z.object({ do: z.literal('conversations'), ...supplier }),
  /** Returns a conversation with its messages. `attend` pauses the simulator for two minutes. */
  z.object({ do: z.literal('conversation'), ...conversation, attend }),
  /** Marks the pharmacy's messages as read. */
  z.object({ do: z.literal('read'), ...conversation }),
  /** Writes as the supplier. */
  z.object({ do: z.literal('write'), ...conversation, message: written }),
  z.object({ do: z.literal('presence'), ...supplier, online: z.boolean() }),
  z.object({ do: z.literal('tickets') }),
  /** Returns a ticket with its messages; `attend` as for a conversation. */
  z.object({ do: z.literal('ticket'), ...ticket, attend }),
  /** Writes as a member of support, who is then assigned to the ticket. */
  z.object({ do: z.literal('respond'), ...ticket, supportid: z.int(), message: written }),
  z.object({ do: z.literal('close'), ...ticket, closed: z.boolean() }),
  /** Releases a conversation or a ticket to the simulator. */
  z.object({ do: z.literal('release'), matter: z.union([z.object(conversation), z.object(ticket)]) }),
]);
type DeskCommand = z.output<typeof command>;

/** @throws with a readable message if the command is invalid */
export function readCommand(text: string): DeskCommand {
  const read = command.safeParse(JSON.parse(text));
  if (read.success) return read.data;
  throw new Error(z.prettifyError(read.error));
}

/**
 * Performs a command of the desk.
 * @returns the answer
 * @throws if the supplier, conversation, ticket or member of support does not exist
 */
export function perform(backend: Backend, requested: DeskCommand): object {
  const { counterpart, presence, attendance } = backend;
  switch (requested.do) {
    case 'overview':
      return overview(backend);
    case 'conversations':
      return { conversations: getConversations(backend, requested.suppliercode) };
    case 'conversation':
      if (requested.attend) attendance.attend({ convID: requested.convID });
      return getConversation(backend, requested.convID);
    case 'read':
      return { read: counterpart.read(requested.convID) };
    case 'write':
      counterpart.write(requested.convID, requested.message);
      return {};
    case 'presence':
      presence.set(requested.suppliercode, requested.online);
      return {};
    case 'tickets':
      return { tickets: tickets(backend) };
    case 'ticket':
      if (requested.attend) attendance.attend({ ticketnumber: requested.ticketnumber });
      return findTicket(backend, requested.ticketnumber);
    case 'respond':
      if (!SUPPORT_STAFF.some(({ id }) => id === requested.supportid))
        throw new Error('Nobody of support has this number.');
      counterpart.respond(requested.ticketnumber, requested.supportid, requested.message);
      return {};
    case 'close':
      counterpart.setClosed(requested.ticketnumber, requested.closed);
      return {};
    case 'release':
      attendance.release(requested.matter);
      return {};
  }
}
