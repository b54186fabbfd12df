import '../Field/Field.css';
import '../VisuallyHidden/VisuallyHidden.css';
import './Chat.css';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { useSpokenError } from '../Announcer/useSpokenError.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface ChatInputProps {
  /** Controlled value. Clear it once the message has arrived, so that a failure loses nothing. */
  value: string;
  /** Called with the text on every keystroke. */
  onChange: (text: string) => void;
  /** Called on Enter or the button with the trimmed text, never empty. */
  onSend: (text: string) => void;
  /** Disables input: give the reason in `placeholder`. */
  disabled?: boolean | undefined;
  /** True while sending: typing is possible, sending is not. */
  busy?: boolean | undefined;
  /** Error of the last message. */
  error?: string | undefined;
  /** Default `Type a message...` (002 §2.10). */
  placeholder?: string | undefined;
  /** Accessible name. Default `Message`. */
  label?: string | undefined;
  /** Maximum number of characters. */
  maxLength?: number | undefined;
  /** Ref to focus it. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** Message input that grows from one line to four. Enter sends, Shift+Enter inserts a line. */
export const ChatInput = (props: ChatInputProps) => {
  const { value, onChange, onSend, disabled = false, busy = false, error, label = 'Message' } = props;
  const id = useId();
  const text = value.trim();
  useSpokenError(`${id}-error`, label, error);
  const send = () => {
    if (text !== '' && !disabled && !busy) onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="m-chat-input">
      <div className="m-chat-input__row">
        <label htmlFor={id} className="m-hidden">
          {label}
        </label>
        {/* A copy of the text behind the box determines its height. */}
        <div className="m-chat-input__grow" data-text={`${value} `}>
          <textarea
            id={id}
            ref={props.inputRef}
            className="m-input"
            rows={1}
            value={value}
            disabled={disabled}
            maxLength={props.maxLength}
            placeholder={props.placeholder ?? 'Type a message...'}
            aria-describedby={error ? `${id}-error` : undefined}
            aria-invalid={error ? true : undefined}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <IconButton
          label="Send"
          size="md"
          icon={<SendHorizontal size={20} aria-hidden="true" />}
          disabled={disabled || text === ''}
          aria-busy={busy || undefined}
          aria-disabled={busy || undefined}
          onClick={send}
        />
      </div>
      <p id={`${id}-error`} className="m-field__text" data-error={error ? '' : undefined}>
        {error}
      </p>
    </div>
  );
};
