import './ChatPopup.css';
import { type ReactNode, useRef } from 'react';
import { ChatInput } from '../Chat/ChatInput.tsx';
import { ChatLog } from '../Chat/ChatLog.tsx';
import type { ChatMessage } from '../Chat/chatMessage.ts';
import { Popup } from '../Popup/Popup.tsx';

export interface ChatPopupProps {
  /** You keep it. */
  open: boolean;
  /** Its name and heading. Default `Message`. */
  title?: string | undefined;
  /** With whom: it names the conversation, and stands beside the title. */
  partner: string;
  /** What it is about. */
  subject?: string | undefined;
  /** The oldest first. */
  messages: readonly ChatMessage[];
  /** In their place while they load or failed: a `LoadingState`, an `ErrorState`. */
  instead?: ReactNode;
  /** The id of the first message that was not read when it was opened. */
  firstNew?: ChatMessage['id'] | undefined;
  /** Above the box: why nothing can be sent now. */
  note?: string | undefined;
  /** What is being typed. You keep it, and clear it once the message has arrived. */
  value: string;
  /** Every keystroke's text. */
  onChange: (text: string) => void;
  /** Enter or the button, with a text that is not empty. */
  onSend: (text: string) => void;
  /** Nothing can be sent now: a message is on its way, or the other side is away. It can be typed. */
  sending?: boolean | undefined;
  /** Why the last one did not arrive; what was typed stays. */
  error?: string | undefined;
  /** Escape or the cross. */
  onClose: () => void;
}

/** A conversation over a page. What is typed belongs to you: closing loses nothing that you keep. */
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
