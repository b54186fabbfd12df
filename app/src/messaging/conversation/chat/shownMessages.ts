import type { ChatMessage } from '@mortar/design-system';
import { messages as texts } from '#messaging/conversation/messages.ts';
import { createIncrementalMap } from '#messaging/conversation/model/createIncrementalMap.ts';
import type { TimelineRow } from '#messaging/conversation/model/timeline.ts';
import { formatDate, formatMessageTime } from '#rules/dates.ts';

/** Message as displayed, without actions. Formats its time lazily, because that dominates for ten thousand messages. */
class Shown implements ChatMessage {
  readonly id: string;
  readonly own: boolean;
  readonly author: string;
  readonly text: string;
  readonly read: boolean;
  readonly state: ChatMessage['state'];
  readonly error: string | undefined;
  readonly actions: ChatMessage['actions'];
  readonly #sentAt: string;
  #time: string | undefined;
  #day: string | undefined;

  constructor({ key, own, author, text, sentAt, state, error }: TimelineRow, actions?: ChatMessage['actions']) {
    this.id = key;
    this.own = own;
    this.author = own ? texts.me : author;
    this.text = text;
    this.read = state === 'read';
    this.state = state === 'sent' || state === 'read' ? undefined : state;
    this.error = error;
    this.actions = actions;
    this.#sentAt = sentAt;
  }

  get time(): string {
    this.#time ??= formatMessageTime(this.#sentAt);
    return this.#time;
  }

  get day(): string | undefined {
    this.#day ??= formatDate(this.#sentAt);
    return this.#day === '' ? undefined : this.#day;
  }
}

const isStuck = ({ state }: TimelineRow) => state === 'unconfirmed' || state === 'failed';

/**
 * Creates displayed messages: equal rows keep their message, and equal lists without actions their list, so that only
 * changes render. Actions belong to messages that have not arrived.
 */
export function createShownMessages() {
  const getShown = createIncrementalMap((row: TimelineRow): ChatMessage => new Shown(row));
  return (rows: readonly TimelineRow[], actionsFor: (row: TimelineRow) => ChatMessage['actions']) => {
    const shown = getShown(rows);
    if (!rows.some(isStuck)) return shown;
    return shown.map((message, index) => {
      const row = rows[index];
      return row && isStuck(row) ? new Shown(row, actionsFor(row)) : message;
    });
  };
}
