import './Field.css';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useSpokenError } from '../Announcer/useSpokenError.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { FieldProps } from './fieldProps.ts';

/** Attributes that connect a control with its label and the text below. */
export interface ControlProps {
  /** Target of the label. */
  id: string;
  /** Id of the help or error, if any. */
  'aria-describedby': string | undefined;
  /** Set while there is an error. */
  'aria-invalid': true | undefined;
}

type FrameProps = Pick<FieldProps, 'label' | 'error' | 'hint' | 'hideLabel'> & {
  /** Id of an external error text. */
  refusedBy?: string | undefined;
  /** Content below the field that belongs to it. */
  below?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/** Label above, help or error below. The text below is read with the control; a new error is announced. */
export const FieldFrame = ({ label, error, hint, hideLabel, refusedBy, below, children }: FrameProps) => {
  const id = useId();
  const text = error ?? hint;
  useSpokenError(`${id}-text`, label, error);
  return (
    <div className="m-field">
      <label className="m-field__label" htmlFor={id}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children({
        id,
        'aria-describedby': [text ? `${id}-text` : [], refusedBy ?? []].flat().join(' ') || undefined,
        'aria-invalid': error || refusedBy ? true : undefined,
      })}
      <div id={`${id}-text`} className="m-field__text" data-error={error ? '' : undefined}>
        {error && <CircleAlert size={16} aria-hidden="true" />}
        {text}
      </div>
      {below}
    </div>
  );
};
