import { CircleAlert } from 'lucide-react';

/** The text under a checkbox, a switch, a group of radio buttons or a quantity box. */
export const CheckError = ({
  id,
  error,
  hint,
}: {
  id: string;
  error?: string | undefined;
  hint?: string | undefined;
}) =>
  error || hint ? (
    <p id={id} className="m-check__text" data-error={error ? '' : undefined}>
      {error && <CircleAlert size={16} aria-hidden="true" />}
      {error ?? hint}
    </p>
  ) : null;
