import '../Field/Field.css';
import '../VisuallyHidden/VisuallyHidden.css';
import './Chat.css';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { useSpokenError } from '../Announcer/useSpokenError.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface ChatInputProps {
  /** You keep it, and clear it once the message has arrived: what was typed survives a failure. */
  value: string;
  /** Every keystroke's text. */
  onChange: (text: string) => void;
  /** Enter or the button: the text without spaces around it, never empty. */
  onSend: (text: string) => void;
  /** Nobody to write to: say so in `placeholder`. */
  disabled?: boolean | undefined;
  /** A message is on its way: one can go on typing, not send. */
  busy?: boolean | undefined;
  /** What went wrong with the last one. */
  error?: string | undefined;
  /** Default `Type a message...` (002 §2.10). */
  placeholder?: string | undefined;
  /** What is written. Default `Message`. */
  label?: string | undefined;
  /** Characters that can be typed. */
  maxLength?: number | undefined;
  /** To focus it. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** Where one writes: one line that grows to four. Enter sends, Shift+Enter begins a line. */
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
        {/* The same text behind the box gives it its height. */}
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
