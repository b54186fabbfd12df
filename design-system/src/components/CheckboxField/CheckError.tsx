import { CircleAlert } from 'lucide-react';
import { useSpokenError } from '../Announcer/useSpokenError.ts';

interface CheckErrorProps {
  /** Describes the control. */
  id: string;
  /** The field's name. */
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
}

/** The text under a checkbox, a switch, a group of radio buttons or a quantity box; an error is spoken when it comes up. */
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
