import './Chat.css';
import { VirtualList } from '../VirtualList/VirtualList.tsx';
import { ChatBubble } from './ChatBubble.tsx';
import type { ChatMessage } from './chatMessage.ts';
import { messages as texts } from './messages.ts';

export interface ChatLogProps {
  /** Between whom: `Conversation with Kestrel Wholesale`. */
  label: string;
  /** The oldest first. */
  messages: readonly ChatMessage[];
  /** The first that was not read when the conversation was opened: a line stands before it for as long as it is open. */
  firstNew?: ChatMessage['id'] | undefined;
}

const getId = ({ id }: ChatMessage) => id;
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
      getKey={getId}
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
