import './Chat.css';
import { VirtualList } from '../VirtualList/VirtualList.tsx';
import { ChatBubble } from './ChatBubble.tsx';
import type { ChatMessage } from './chatMessage.ts';
import { messages as texts } from './messages.ts';

export interface ChatLogProps {
  /** Accessible name: `Conversation with Kestrel Wholesale`. */
  label: string;
  /** Messages, oldest first. */
  messages: readonly ChatMessage[];
  /** Id of the first message unread on opening, which keeps a separator before it. */
  firstNew?: ChatMessage['id'] | undefined;
}

const getId = ({ id }: ChatMessage) => id;
const isOwn = ({ own }: ChatMessage) => own;
const toSpokenText = ({ author, text }: ChatMessage) => `${author}: ${text}`;

/**
 * Messages scrolled to the newest. A user who has scrolled up stays there, sees the number of new messages and hears
 * them announced; own messages are always shown.
 */
export const ChatLog = ({ label, messages, firstNew }: ChatLogProps) => (
  <div className="m-chat">
    <VirtualList
      label={label}
      role="log"
      newest="end"
      rows={messages}
      getKey={getId}
      isOwn={isOwn}
      spoken={toSpokenText}
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
