import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/** Milliseconds in which a form moves the keyboard to what is wrong: the error is then read with the field. */
const MOVES = 150;

/**
 * Speaks an error of a field when it comes up. At once where the keyboard is in the field and stays: nothing else would
 * say it. After a moment, with the field's name, where the keyboard is elsewhere, unless it comes to a field that is wrong.
 * @param textId the id of the error's text, which describes the control
 */
export function useSpokenError(textId: string, label: string, error: string | undefined): void {
  const before = useRef(error);
  useEffect(
    function speakError() {
      if (before.current === error) return;
      before.current = error;
      if (!error) return;
      if (document.activeElement?.closest(`[aria-describedby~="${textId}"]`)) {
        announce(error, { assertive: true });
        return;
      }
      const timer = setTimeout(() => {
        if (!document.activeElement?.matches('[aria-invalid="true"]')) announce(`${label}: ${error}`);
      }, MOVES);
      return () => clearTimeout(timer);
    },
    [textId, label, error],
  );
}
