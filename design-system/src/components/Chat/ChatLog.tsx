import './Chat.css';
import { CheckCheck } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface ChatMessage {
  /** Yours, to distinguish messages. */
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

/** How near the end counts as being at it, in pixels. */
const NEAR = 48;

/** What was written, the newest in sight. Whoever reads further up stays there when something new arrives. */
export const ChatLog = ({ label, messages }: ChatLogProps) => {
  const log = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const newest = messages.at(-1);
  useLayoutEffect(
    function showNewest() {
      if (log.current && (atEnd.current || newest?.own)) log.current.scrollTop = log.current.scrollHeight;
    },
    [newest?.id, newest?.own],
  );
  const onScroll = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = log.current ?? {};
    atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard
    <div ref={log} role="log" className="m-chat" aria-label={label} tabIndex={0} onScroll={onScroll}>
      {messages.map((message) => (
        <Bubble key={message.id} message={message} />
      ))}
    </div>
  );
};

const Bubble = ({ message: { author, own, text, time, read, state } }: { message: ChatMessage }) => (
  <article className="m-chat__message" data-own={own || undefined} data-state={state}>
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
  </article>
);
