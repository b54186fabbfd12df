import './Chat.css';
import { CheckCheck } from 'lucide-react';
import { VirtualList } from '../VirtualList/VirtualList.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

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
  /** For one's own: it is on its way, or did not arrive. */
  state?: 'sending' | 'failed' | undefined;
}

export interface ChatLogProps {
  /** Between whom: `Conversation with Kestrel Wholesale`. */
  label: string;
  /** The oldest first. */
  messages: readonly ChatMessage[];
}

const idOf = ({ id }: ChatMessage) => id;
const isOwn = ({ own }: ChatMessage) => own;
const spoken = ({ author, text }: ChatMessage) => `${author}: ${text}`;
const bubbleOf = (message: ChatMessage) => <Bubble message={message} />;

/**
 * What was written, the newest in sight. Whoever reads further up stays there when something new arrives, is shown how
 * much did, and hears it; what one writes oneself is shown at once.
 */
export const ChatLog = ({ label, messages }: ChatLogProps) => (
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
      {bubbleOf}
    </VirtualList>
  </div>
);

const Bubble = ({ message: { author, own, text, time, read, state } }: { message: ChatMessage }) => (
  <div className="m-chat__message" data-own={own || undefined} data-state={state}>
    <header className="m-chat__author">{author}</header>
    <p className="m-chat__bubble" dir="auto">
      {text}
    </p>
    <footer className="m-chat__time m-figures">
      {state === 'sending' && 'Sending…'}
      {state === 'failed' && 'Not sent'}
      {state === undefined && time}
      {own && state === undefined && (
        <span className="m-chat__read" data-read={read || undefined}>
          <CheckCheck size={16} aria-hidden="true" />
          <VisuallyHidden>{read ? 'Read' : 'Not read yet'}</VisuallyHidden>
        </span>
      )}
    </footer>
  </div>
);
