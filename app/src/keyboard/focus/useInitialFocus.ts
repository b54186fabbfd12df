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
      const controller = new AbortController();
      const listenerOptions = { capture: true, signal: controller.signal };
      for (const type of ['keydown', 'mousedown']) addEventListener(type, press, listenerOptions);
      addEventListener(
        'focusin',
        () => {
          left.current ||= pressed;
        },
        listenerOptions,
      );
      return () => controller.abort();
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
