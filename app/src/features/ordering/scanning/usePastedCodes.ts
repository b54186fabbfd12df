import { type ReadCode, readCode } from '@mortar/reading';
import { useEffect, useEffectEvent } from 'react';

const TEXT = 'input, textarea, select, [contenteditable="true"]';
const SEARCH = '[data-pane="search"]';
const MAX_CODE_LENGTH = 200;

/** Mostly digits, unlike text. */
function pastedCode(text: string): ReadCode | null {
  const trimmed = text.trim();
  if (trimmed.length < 6 || trimmed.length > MAX_CODE_LENGTH || /[\r\n\t ]/.test(trimmed)) return null;
  return trimmed.replace(/\D/g, '').length * 2 >= trimmed.length ? readCode(trimmed) : null;
}

/**
 * Handles pasted codes outside text fields, and in the product search if the check digit is valid. Other fields keep
 * what is pasted.
 */
export function usePastedCodes(onCode: (scanned: ReadCode) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (!(target instanceof Element)) return;
    const inField = target.closest(TEXT) !== null;
    if (inField && !target.closest(SEARCH)) return;
    const code = pastedCode(clipboardData?.getData('text/plain') ?? '');
    if (!code || (inField && !code.certain)) return;
    event.preventDefault();
    event.stopPropagation();
    onCode(code);
  });
  useEffect(function listenForPastes() {
    addEventListener('paste', onPaste, true);
    return () => removeEventListener('paste', onPaste, true);
  }, []);
}
