import { useId } from 'react';

/** An id for the text under a control, and the same as its `aria-describedby` while there is a text. */
export const useErrorId = (text: string | undefined): { id: string; described: string | undefined } => {
  const id = useId();
  return { id, described: text ? id : undefined };
};
