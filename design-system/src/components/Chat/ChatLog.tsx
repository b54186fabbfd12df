import './Chat.css';
import { VirtualList } from '../VirtualList/VirtualList.tsx';
import { ChatBubble } from './ChatBubble.tsx';
import { messages as texts } from './messages.ts';

export interface ChatMessage {
  /** Yours, to distinguish messages. It stays the same once a message was sent: it is its place, too. */
  id: string | number;
  /** Who wrote it: `Me`, a supplier's name. */
  author: string;
  /** It is one's own: it stands at the end of the line. */
  own: boolean;
  /** The text as it was written; lines are kept, nothing in it is followed or run. */
  text: string;
  /** When, as it is shown: `2026-03-02 | 08:30`. */
  time: string;
  /** For one's own: whether the other side has read it. */
  read?: boolean | undefined;
  /** For one's own: it is on its way, did not arrive, or nobody can know yet. */
  state?: 'sending' | 'failed' | 'unconfirmed' | undefined;
  /** Why it did not arrive. */
  error?: string | undefined;
  /** What can be done about it. */
  actions?: readonly ChatAction[] | undefined;
  /** The day it was written, as it is shown: a line stands between two days. None for what has no date yet. */
  day?: string | undefined;
}

/** Something that can be done about a message: 'Try again'. */
export interface ChatAction {
  label: string;
  onPress: () => void;
}

export interface ChatLogProps {
  /** Between whom: `Conversation with Kestrel Wholesale`. */
  label: string;
  /** The oldest first. */
  messages: readonly ChatMessage[];
  /** The first that was not read when the conversation was opened: a line stands before it for as long as it is open. */
  firstNew?: ChatMessage['id'] | undefined;
}

const idOf = ({ id }: ChatMessage) => id;
const isOwn = ({ own }: ChatMessage) => own;
const spoken = ({ author, text }: ChatMessage) => `${author}: ${text}`;

/**
 * What was written, the newest in sight. Whoever reads further up stays there when something new arrives, is shown how
 * much did, and hears it; what one writes oneself is shown at once.
 */
export const ChatLog = ({ label, messages, firstNew }: ChatLogProps) => (
  <div className="m-chat">
    <VirtualList
      label={label}
      role="log"
      newest="end"
      rows={messages}
      keyOf={idOf}
      isOwn={isOwn}
      spoken={spoken}
      estimatedHeight={78}
      gap={12}
    >
      {(message, place) => {
        const { day } = message;
        const before = messages[place - 1]?.day;
        return (
          <>
            {day !== undefined && day !== before && <p className="m-chat__day">{day}</p>}
            {firstNew !== undefined && message.id === firstNew && (
              <p className="m-chat__day" data-new="">
                {texts.newMessages}
              </p>
            )}
            <ChatBubble message={message} />
          </>
        );
      }}
    </VirtualList>
  </div>
);
