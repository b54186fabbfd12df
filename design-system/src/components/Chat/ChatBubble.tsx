import '../TextLink/TextLink.css';
import './Chat.css';
import { CheckCheck } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { scrollTabStop } from '../Popup/scrollTabStop.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ChatMessage } from './chatMessage.ts';
import { getStart, textParts } from './chatText.ts';
import { messages as texts } from './messages.ts';

/** A message as plain text: line breaks are kept, https addresses open in a new tab, nothing else is interpreted. */
const ChatText = ({ text }: { text: string }) => {
  const [isExpanded, setIsExpanded] = useState(false);
  const shown = isExpanded ? text : getStart(text);
  return (
    <>
      <p
        ref={isExpanded ? scrollTabStop : undefined}
        className="m-chat__text"
        dir="auto"
        data-whole={isExpanded || undefined}
      >
        {textParts(shown).map(({ text: words, href }, index) =>
          href === undefined ? (
            words
          ) : (
            <a key={index} className="m-link" href={href} target="_blank" rel="noopener noreferrer">
              {words}
            </a>
          ),
        )}
        {shown !== text && '…'}
      </p>
      {text.length > shown.length && (
        <Button size="xs" variant="ghost" tone="neutral" onClick={() => setIsExpanded(true)}>
          {texts.showAll(text.length)}
        </Button>
      )}
    </>
  );
};

const Bubble = ({ message }: { message: ChatMessage }) => {
  const { author, own, text, time, read, state, error, actions = [] } = message;
  return (
    <div className="m-chat__message" data-own={own || undefined} data-state={state}>
      <header className="m-chat__author">{author}</header>
      <div className="m-chat__bubble">
        <ChatText text={text} />
      </div>
      <footer className="m-chat__time m-figures">
        {state === undefined ? time : [texts.states[state], error].filter(Boolean).join(' ')}
        {own && state === undefined && (
          <span className="m-chat__read" data-read={read || undefined}>
            <CheckCheck size={16} aria-hidden="true" />
            <VisuallyHidden>{read ? texts.read : texts.notRead}</VisuallyHidden>
          </span>
        )}
        {actions.map(({ label, onPress }) => (
          <Button key={label} size="xs" variant="ghost" tone="neutral" onClick={onPress}>
            {label}
          </Button>
        ))}
      </footer>
    </div>
  );
};

/** One message: author, text, time, and for own ones status and actions. */
export const ChatBubble = memo(Bubble);
