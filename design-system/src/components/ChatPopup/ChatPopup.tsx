import './ChatPopup.css';
import { type ReactNode, useRef } from 'react';
import { ChatInput } from '../Chat/ChatInput.tsx';
import { ChatLog } from '../Chat/ChatLog.tsx';
import type { ChatMessage } from '../Chat/chatMessage.ts';
import { Popup } from '../Popup/Popup.tsx';

export interface ChatPopupProps {
  /** Controlled state. */
  open: boolean;
  /** Name and heading. Default `Message`. */
  title?: string | undefined;
  /** The conversation partner: names the conversation, shown next to the title. */
  partner: string;
  /** Subject of the conversation. */
  subject?: string | undefined;
  /** Messages, oldest first. */
  messages: readonly ChatMessage[];
  /** Content in place of messages: a `LoadingState`, an `ErrorState`. */
  instead?: ReactNode;
  /** Id of the first message unread on opening. */
  firstNew?: ChatMessage['id'] | undefined;
  /** Why nothing can be sent now; shown above the input. */
  note?: string | undefined;
  /** Controlled input value. Clear it once the message has arrived. */
  value: string;
  /** Called with the text on every keystroke. */
  onChange: (text: string) => void;
  /** Called on Enter or the button with a non-empty text. */
  onSend: (text: string) => void;
  /** Disables sending, while sending or if the other side is offline; typing is possible. */
  sending?: boolean | undefined;
  /** Why the last message failed; the input stays. */
  error?: string | undefined;
  /** Called on Escape or the close button. */
  onClose: () => void;
}

/** A conversation in a popup. The caller keeps the input, so closing loses nothing. */
export const ChatPopup = (props: ChatPopupProps) => {
  const input = useRef<HTMLTextAreaElement>(null);
  const { open, title = 'Message', partner, subject, messages, instead, sending = false } = props;
  return (
    <Popup
      open={open}
      title={title}
      description={[`With ${partner}`, subject].filter(Boolean).join(': ')}
      titleAside={<span className="m-chat-popup__partner">{partner}</span>}
      flush
      initialFocusRef={input}
      onClose={props.onClose}
    >
      <div className="m-chat-popup">
        {subject && <p className="m-chat-popup__subject">{subject}</p>}
        {instead ?? <ChatLog label={`Conversation with ${partner}`} messages={messages} firstNew={props.firstNew} />}
        {props.note && <p className="m-chat-popup__note">{props.note}</p>}
        <ChatInput
          inputRef={input}
          value={props.value}
          onChange={props.onChange}
          onSend={props.onSend}
          busy={sending}
          error={props.error}
        />
      </div>
    </Popup>
  );
};
