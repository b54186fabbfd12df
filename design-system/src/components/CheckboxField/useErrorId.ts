import { useId } from 'react';

/** Returns an id for the text below a control, and its `aria-describedby` value if there is a text. */
export const useErrorId = (text: string | undefined): { id: string; described: string | undefined } => {
  const id = useId();
  return { id, described: text ? id : undefined };
};
