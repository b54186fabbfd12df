import type { KeyboardEvent, ReactNode } from 'react';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';

export interface TextFieldProps extends FieldProps {
  /** Controlled value. */
  value: string;
  /** Called with the text on every keystroke. */
  onChange: (text: string) => void;
  /** Type of input, for keyboards and autofill. For passwords use `PasswordField`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date' | 'number' | undefined;
  /** Autofill token: `username`, `off`. */
  autoComplete?: string | undefined;
  /** An example, never the label. */
  placeholder?: string | undefined;
  /** Maximum number of characters. */
  maxLength?: number | undefined;
  /** Keyboard type on touch screens. */
  inputMode?: 'text' | 'numeric' | 'decimal' | undefined;
  /** Called on Enter. Without it Enter belongs to the form or popup. */
  onEnter?: (() => void) | undefined;
  /** Id of an external error text, also shared by several fields; marks the field as invalid. */
  refusedBy?: string | undefined;
  /** Content below the field that belongs to it. */
  below?: ReactNode;
}

/** A single line of text. */
export const TextField = (props: TextFieldProps) => {
  const { label, error, hint, hideLabel, refusedBy, below, onEnter } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <FieldFrame label={label} error={error} hint={hint} hideLabel={hideLabel} refusedBy={refusedBy} below={below}>
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
