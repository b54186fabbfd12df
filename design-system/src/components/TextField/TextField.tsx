import { Input } from '@chakra-ui/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';

export interface TextFieldProps extends FieldProps {
  value: string;
  /** Every keystroke's text. */
  onChange: (text: string) => void;
  /** The kind of text, for the keyboard and the browser's help. Passwords have a field of their own. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date' | 'number';
  /** How a browser fills it in: `username`, `off`. */
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  inputMode?: 'text' | 'numeric' | 'decimal' | undefined;
  /** Enter was pressed here. Without it Enter belongs to the form or the popup. */
  onEnter?: (() => void) | undefined;
  /** What stands under the field and belongs to it. */
  below?: ReactNode;
}

/** One line of text. */
export const TextField = (props: TextFieldProps) => {
  const { label, error, hint, disabled, readOnly, hideLabel, below } = props;
  const { value, onChange, onEnter, inputRef, size = 'md', type = 'text', onBlur, ...rest } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <FieldFrame {...{ label, error, hint, disabled, readOnly, hideLabel, below }}>
      <Input
        ref={inputRef}
        size={size}
        type={type}
        name={rest.name}
        value={value}
        autoFocus={rest.autoFocus}
        autoComplete={rest.autoComplete ?? 'off'}
        placeholder={rest.placeholder}
        maxLength={rest.maxLength}
        inputMode={rest.inputMode}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
};
