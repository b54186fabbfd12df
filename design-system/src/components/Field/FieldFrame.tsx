import './Field.css';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useSpokenError } from '../Announcer/useSpokenError.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { FieldProps } from './fieldProps.ts';

/** What ties a control to its label and to the text below. */
export interface ControlProps {
  /** The label points at it. */
  id: string;
  /** The help or the error, while there is one. */
  'aria-describedby': string | undefined;
  /** While there is an error. */
  'aria-invalid': true | undefined;
}

type FrameProps = Pick<FieldProps, 'label' | 'error' | 'hint' | 'hideLabel'> & {
  /** The id of a text elsewhere that says why the value was refused. */
  refusedBy?: string | undefined;
  /** What stands under the field and belongs to it. */
  below?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/** Label above, help or error below. The text below is read with the control; an error is spoken when it comes up. */
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
