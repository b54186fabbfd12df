// A messaging client in a separate process: node chat-device.ts ORIGIN USERNAME. It uses the contract and the hub's
// official client, reports what it receives to its parent, and runs the parent's commands.
import {
  chatGroup,
  type HubEvent,
  hubEvents,
  listConversations,
  listMessages,
  listMessagingSuppliers,
  markMessagesRead,
  OWN_SENDER,
  postMessage,
  SUPPLIER_SENDER,
} from '@mortar/contract';
import { answered, enter } from '../../mocks/backend/test/support/client.ts';
import { hubClient } from '../../mocks/backend/test/support/hub-client.ts';

export type Order =
  /** Writes a message and notifies the group. */
  | { do: 'write'; text: string }
  | { do: 'read' }
  /** Marks the supplier's messages as read and notifies the group. */
  | { do: 'markRead' };

/** A message received or read. */
export interface Said {
  convID: number;
  convMessageID: number;
  message: string;
  sender: string;
  isRead: boolean;
}

export type Report =
  | { state: 'joined' | 'reconnecting'; convID: number }
  | { received: 'ReceiveMessage'; value: Said }
  | { received: 'ReceiveConversation'; value: { convID: number; lastMessage: string } }
  | { received: 'ReceiveNotification' | 'DeleteNotification'; value: { secondaryidentifier: string } }
  /** A value that does not match the contract. */
  | { misread: string }
  /** Result of a command. For a written message: its id; none if no answer came. */
  | { answer: Order['do']; id?: number | undefined; messages?: Said[] | undefined };

/** Delay between reconnection attempts, ms: ten seconds in the product. */
const RETRY = 20;

const [origin = '', username = ''] = process.argv.slice(2);
const report = (reported: Report) => process.send?.(reported);
const callApi = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return fetch(new Request(new URL(pathname + search, origin), request));
};

const me = await enter(callApi, username);
const { retailerid } = me;
const { wholesalers } = await answered(callApi, listMessagingSuppliers, {}, me);
const online = new Set(wholesalers.filter((one) => one.online).map(({ registeredhash }) => registeredhash));
const all = { registeredHash: '', searchText: '', category: 'All', startDate: '', endDate: '' } as const;
const page = { pageNum: 1, pageSize: 25, retailerID: retailerid, sender: SUPPLIER_SENDER } as const;
const { conversations } = await answered(callApi, listConversations, { query: { ...all, ...page } }, me);
const conversation = conversations.find(({ registeredHash }) => online.has(registeredHash));
if (!conversation || conversation.category === 'other') throw new Error('There is nobody to write to.');
const { convID, registeredHash, groupID, category } = conversation;

const hub = hubClient({ origin }, me, { retryDelay: () => RETRY });
for (const event of Object.keys(hubEvents) as HubEvent[]) {
  hub.on(event, (...values) => {
    const parsed = hubEvents[event].safeParse(values);
    report(parsed.success ? ({ received: event, value: parsed.data[0] } as Report) : { misread: event });
  });
}
const join = async () => {
  await hub.invoke('JoinGroup', String(retailerid));
  await hub.invoke('JoinGroup', chatGroup(registeredHash, retailerid));
  report({ state: 'joined', convID });
};
hub.onreconnecting(() => report({ state: 'reconnecting', convID }));
// Disconnected before it has joined, it reconnects once more.
hub.onreconnected(() => join().catch(() => undefined));

const read = async () => (await answered(callApi, listMessages, { query: { convID } }, me)).messages;

async function write(text: string): Promise<number | undefined> {
  const body = { convID, message: text, sender: OWN_SENDER };
  const answer = await answered(callApi, postMessage, { body }, me).catch(() => undefined);
  if (!answer) return undefined;
  const { convMessageID, sendDateTime } = answer;
  const message = { convMessageID, convID, message: text, sender: OWN_SENDER, sendDateTime, isRead: false, groupID };
  await hub.invoke('SendMessage', message);
  await hub.invoke('SendConversation', { ...conversation, category, lastMessage: text, lastSender: OWN_SENDER });
  return convMessageID;
}

async function markRead(): Promise<void> {
  const unread = (await read()).filter(({ sender, isRead }) => sender === SUPPLIER_SENDER && !isRead);
  await answered(callApi, markMessagesRead, { body: { convID, sender: SUPPLIER_SENDER } }, me);
  for (const message of unread) await hub.invoke('SendMessage', { ...message, isRead: true });
}

async function obey(order: Order): Promise<void> {
  if (order.do === 'write') report({ answer: order.do, id: await write(order.text) });
  else if (order.do === 'read') report({ answer: order.do, messages: await read() });
  else report({ answer: order.do, messages: void (await markRead()) });
}

process.on('message', (order: Order) => void obey(order));
process.on('disconnect', () => process.exit());
await hub.start();
await join();
