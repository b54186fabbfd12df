import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/** Milliseconds in which a form moves focus to an invalid field, whose error is then read with it. */
const FOCUS_MOVE_MS = 150;

/**
 * Announces a field's new error: at once if the field keeps focus, otherwise after a moment with the field's name,
 * unless focus moves to an invalid field.
 * @param textId id of the error's text, which describes the control
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
      }, FOCUS_MOVE_MS);
      return () => clearTimeout(timer);
    },
    [textId, label, error],
  );
}
