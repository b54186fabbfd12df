import type { KeyboardEvent, ReactNode } from 'react';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';

export interface TextFieldProps extends FieldProps {
  /** You keep it. */
  value: string;
  /** Every keystroke's text. */
  onChange: (text: string) => void;
  /** The kind of text, for the keyboard and the browser's help. Passwords have a field of their own. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date' | 'number' | undefined;
  /** How a browser fills it in: `username`, `off`. */
  autoComplete?: string | undefined;
  /** An example, never the label. */
  placeholder?: string | undefined;
  /** Characters that can be typed. */
  maxLength?: number | undefined;
  /** Which keys a touch screen offers. */
  inputMode?: 'text' | 'numeric' | 'decimal' | undefined;
  /** Enter was pressed here. Without it Enter belongs to the form or the popup. */
  onEnter?: (() => void) | undefined;
  /** The id of a text elsewhere that says why the value was refused, alone or with other fields; it is invalid then. */
  refusedBy?: string | undefined;
  /** What stands under the field and belongs to it. */
  below?: ReactNode;
}

/** One line of text. */
export const TextField = (props: TextFieldProps) => {
  const { label, error, hint, hideLabel, refusedBy, below, onEnter } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <FieldFrame {...{ label, error, hint, hideLabel, refusedBy, below }}>
      {(control) => (
        <input
          {...control}
          ref={props.inputRef}
          className="m-input"
          data-size={props.size}
          type={props.type ?? 'text'}
          name={props.name}
          value={props.value}
          disabled={props.disabled}
          readOnly={props.readOnly}
          // biome-ignore lint/a11y/noAutofocus: a popup's or a form's first field takes it, by the caller's choice
          autoFocus={props.autoFocus}
          autoComplete={props.autoComplete ?? 'off'}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          inputMode={props.inputMode}
          spellCheck={false}
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={props.onBlur}
        />
      )}
    </FieldFrame>
  );
};
