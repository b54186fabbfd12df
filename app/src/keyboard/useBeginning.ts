import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Gives the keyboard to where an open popup begins as soon as that is there, and to another place when the first has turned
 * out to be that one; not once somebody has gone elsewhere meanwhile, by a key or the pointer.
 * @param open what is closed has no beginning, and begins anew when it is opened
 * @param place which place it is, for telling one from another; null while it is not known
 * @param go takes the keyboard there
 */
export function useInitialFocus(open: boolean, place: string | null, go: () => void): void {
  const left = useRef(false);
  useEffect(
    function noteOtherFocus() {
      if (!open) return;
      left.current = false;
      // The keyboard moves in the turn in which the key or the button is heard.
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
