import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';

export interface TextAreaFieldProps extends Omit<FieldProps<HTMLTextAreaElement>, 'size'> {
  /** Controlled value. */
  value: string;
  /** Called with the text on every keystroke. */
  onChange: (text: string) => void;
  /** Number of visible lines. */
  rows?: number | undefined;
  /** An example, never the label. */
  placeholder?: string | undefined;
  /** Maximum number of characters. */
  maxLength?: number | undefined;
}

/** Multi-line text. Enter inserts a line and never submits. */
export const TextAreaField = (props: TextAreaFieldProps) => {
  const { label, error, hint, hideLabel } = props;
  return (
    <FieldFrame label={label} error={error} hint={hint} hideLabel={hideLabel}>
      {(control) => (
        <textarea
          {...control}
          ref={props.inputRef}
          className="m-input"
          rows={props.rows ?? 4}
          name={props.name}
          value={props.value}
          disabled={props.disabled}
          readOnly={props.readOnly}
          // biome-ignore lint/a11y/noAutofocus: by the caller's choice
          autoFocus={props.autoFocus}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
        />
      )}
    </FieldFrame>
  );
};
