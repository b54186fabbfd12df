import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Sets a popup's initial focus once its target has loaded, and again if the target changes, unless the user has moved
 * focus by key or pointer.
 * @param open resets when the popup opens again
 * @param place identifies the target; null while unknown
 * @param go focuses the target
 */
export function useInitialFocus(open: boolean, place: string | null, go: () => void): void {
  const left = useRef(false);
  useEffect(
    function noteOtherFocus() {
      if (!open) return;
      left.current = false;
      // Focus moves in the same task as the key or click.
      let pressed = false;
      const press = () => {
        pressed = true;
        setTimeout(() => {
          pressed = false;
        });
      };
      const gone = new AbortController();
      const heard = { capture: true, signal: gone.signal };
      for (const type of ['keydown', 'mousedown']) addEventListener(type, press, heard);
      addEventListener(
        'focusin',
        () => {
          left.current ||= pressed;
        },
        heard,
      );
      return () => gone.abort();
    },
    [open],
  );
  const start = useEffectEvent(() => {
    if (!left.current) go();
  });
  useEffect(
    function focusInitialTarget() {
      if (open && place !== null) start();
    },
    [open, place],
  );
}
