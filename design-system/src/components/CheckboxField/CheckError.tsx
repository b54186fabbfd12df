/** The text under a checkbox, a switch or a group of radio buttons. */
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
      {error ?? hint}
    </p>
  ) : null;
