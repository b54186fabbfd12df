import { useEffect, useRef, useSyncExternalStore } from 'react';
import { getPicture, site } from './data.ts';
import type { Entry } from './model.ts';

const STORAGE_KEY = 'mortar-review-seen';
/** Share of a picture, or of the window for a taller one, that has to be visible. */
const VISIBLE_SHARE = 0.6;
const VISIBLE_MS = 300;

function readStoredPictures(): string[] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** Pictures seen in this browser, by file; file names derive from content. */
let seen: ReadonlySet<string> = new Set(readStoredPictures());
const listeners = new Set<() => void>();

function note(picture: string): void {
  if (seen.has(picture)) return;
  seen = new Set([...seen, picture]);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...seen]));
  } catch {
    // Without storage space, remembered until the page closes.
  }
  for (const listener of listeners) listener();
}

const isVisible = ({ intersectionRect, boundingClientRect, rootBounds }: IntersectionObserverEntry) =>
  boundingClientRect.height > 0 &&
  intersectionRect.height >= VISIBLE_SHARE * Math.min(boundingClientRect.height, rootBounds?.height ?? Infinity) &&
  intersectionRect.width >= VISIBLE_SHARE * Math.min(boundingClientRect.width, rootBounds?.width ?? Infinity);

/**
 * Marks a picture as seen once it is visible.
 * @returns ref for its element
 */
export function useNoteWhenSeen(picture: string | undefined) {
  const element = useRef<HTMLImageElement>(null);
  useEffect(
    function markWhenVisible() {
      const image = element.current;
      if (!image || picture === undefined) return;
      let timer = 0;
      const watch = new IntersectionObserver(
        (entries) => {
          clearTimeout(timer);
          const last = entries.at(-1);
          if (last && isVisible(last)) timer = window.setTimeout(() => note(picture), VISIBLE_MS);
        },
        { threshold: [0, 0.2, 0.4, VISIBLE_SHARE, 0.8, 1] },
      );
      watch.observe(image);
      return () => {
        clearTimeout(timer);
        watch.disconnect();
      };
    },
    [picture],
  );
  return element;
}

/** Returns the combinations of an entry with a state never seen in this browser. */
export function useUnseen(entry: Entry): string[] {
  const known = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => seen,
  );
  return site.combinations.filter((combination) =>
    entry.states.some(({ story }) => {
      const picture = getPicture(story, combination)?.src;
      return picture !== undefined && !known.has(picture);
    }),
  );
}
