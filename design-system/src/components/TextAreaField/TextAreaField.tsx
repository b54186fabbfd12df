import { Textarea } from '@chakra-ui/react';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';

export interface TextAreaFieldProps extends Omit<FieldProps<HTMLTextAreaElement>, 'size'> {
  value: string;
  onChange: (text: string) => void;
  /** Lines that are seen before it scrolls. */
  rows?: number;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
}

/** Several lines of text. Enter makes a line; it never submits. */
export const TextAreaField = (props: TextAreaFieldProps) => {
  const { label, error, hint, disabled, readOnly, hideLabel } = props;
  return (
    <FieldFrame {...{ label, error, hint, disabled, readOnly, hideLabel }}>
      <Textarea
        ref={props.inputRef}
        rows={props.rows ?? 4}
        name={props.name}
        value={props.value}
        autoFocus={props.autoFocus}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onBlur}
      />
    </FieldFrame>
  );
};
