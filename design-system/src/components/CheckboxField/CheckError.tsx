import { CircleAlert } from 'lucide-react';
import { useSpokenError } from '../Announcer/useSpokenError.ts';

interface CheckErrorProps {
  /** Id that describes the control. */
  id: string;
  /** Label of the field. */
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
}

/** Text below a checkbox, switch, radio group or quantity box; a new error is announced. */
export const CheckError = ({ id, label, error, hint }: CheckErrorProps) => {
  useSpokenError(id, label, error);
  if (!error && !hint) return null;
  return (
    <p id={id} className="m-check__text" data-error={error ? '' : undefined}>
      {error && <CircleAlert size={16} aria-hidden="true" />}
      {error ?? hint}
    </p>
  );
};
