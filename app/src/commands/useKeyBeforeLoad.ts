import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isPopupOpen } from '#keyboard/isPopupOpen.ts';
import { getKey } from './keys.ts';

/**
 * Holds a key that a part handles once it has loaded. Another key or a click meanwhile drops it.
 * @param load shows the part, so that a failure to load it is reported
 * @returns a function that presses the held key again; call it when the part is mounted
 */
export function useKeyBeforeLoad(key: string, load: () => void): () => void {
  const held = useRef<KeyboardEvent>(null);
  const loaded = useRef(false);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    held.current = null;
    if (loaded.current || getKey(event) !== key || isPopupOpen()) return;
    event.preventDefault();
    held.current = event;
    load();
  });
  useLayoutEffect(function listenForKey() {
    const drop = () => {
      held.current = null;
    };
    addEventListener('keydown', onKeyDown);
    addEventListener('pointerdown', drop, true);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('pointerdown', drop, true);
    };
  }, []);
  return () => {
    loaded.current = true;
    const event = held.current;
    if (event) document.body.dispatchEvent(new KeyboardEvent('keydown', event));
  };
}
