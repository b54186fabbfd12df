import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Sets a popup's initial focus once its target has loaded, and again if the target changes, unless the user has moved
 * focus by key or pointer.
 * @param open resets when the popup opens again
 * @param targetId identifies the target; null while unknown
 * @param focusTarget focuses the target
 */
export function useInitialFocus(open: boolean, targetId: string | null, focusTarget: () => void): void {
  const userMovedFocus = useRef(false);
  useEffect(
    function noteOtherFocus() {
      if (!open) return;
      userMovedFocus.current = false;
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
          userMovedFocus.current ||= pressed;
        },
        listenerOptions,
      );
      return () => controller.abort();
    },
    [open],
  );
  const start = useEffectEvent(() => {
    if (!userMovedFocus.current) focusTarget();
  });
  useEffect(
    function focusInitialTarget() {
      if (open && targetId !== null) start();
    },
    [open, targetId],
  );
}
