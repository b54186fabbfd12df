import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { scrollTabStop } from './scrollTabStop.ts';

/** Elements that are announced otherwise, or do not describe the popup. */
const APART =
  ':is([role="grid"], [role="treegrid"], [role="status"], [role="alert"], [role="log"], .m-field, .m-check)';
const WORDS = `.m-popup__message, p:not(${APART} p)`;

const toWords = (body: HTMLElement): HTMLElement | null =>
  [...body.querySelectorAll<HTMLElement>(WORDS)].find((words) => words.textContent?.trim() !== '') ?? null;

/**
 * Determines a popup's description: the caller's sentence, otherwise the first text of its body, which may render
 * later. It covers the question, never a full form.
 * @param given the id of the caller's sentence, if there is one
 * @returns the value of `aria-describedby`, and a ref for the body
 */
export function useDescription(given: string | null) {
  const own = useId();
  const body = useRef<HTMLElement | null>(null);
  const [found, setFound] = useState<string>();
  const findDescription = useCallback((): boolean => {
    const words = body.current && toWords(body.current);
    if (words && !words.id) words.id = own;
    setFound(words?.id);
    return Boolean(words);
  }, [own]);
  useLayoutEffect(function updateDescription() {
    findDescription();
  });
  const bodyRef = useCallback(
    (node: HTMLElement | null) => {
      body.current = node;
      if (!node) return;
      const stop = scrollTabStop(node);
      const changes = new MutationObserver(() => findDescription() && changes.disconnect());
      if (!findDescription()) changes.observe(node, { childList: true, subtree: true, characterData: true });
      return () => {
        body.current = null;
        changes.disconnect();
        stop?.();
      };
    },
    [findDescription],
  );
  return { describedBy: given ?? found, bodyRef };
}
