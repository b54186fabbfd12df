/** Maximum milliseconds between digits of a number. */
const MAX_DIGIT_GAP_MS = 1000;

/** State shared by all key listeners is on the document, since modules hold no session state. */
const page = (): DOMStringMap => document.documentElement.dataset;

const countPrompts = ({ openPasswordPrompts }: DOMStringMap) => Number(openPasswordPrompts ?? 0);

function storePromptCount(count: number): void {
  if (count > 0) page().openPasswordPrompts = String(count);
  else delete page().openPasswordPrompts;
}

/** Registers an open password prompt. @returns function that ends it */
export function registerPasswordPrompt(): () => void {
  storePromptCount(countPrompts(page()) + 1);
  return () => storePromptCount(countPrompts(page()) - 1);
}

/** Returns true while a password prompt is open, when typed keys must not be shown. */
export const isPasswordPromptOpen = (): boolean => countPrompts(page()) > 0;

/** Records a digit of a quantity whose box is not open yet. */
export function recordDigit(at: number): void {
  page().lastDigitAt = String(at);
}

/** Returns true if a key continues a quantity started before the prompt opened. */
export function isLaterDigit({ key, timeStamp }: KeyboardEvent): boolean {
  const { lastDigitAt } = page();
  return lastDigitAt !== undefined && /^\d$/.test(key) && timeStamp - Number(lastDigitAt) <= MAX_DIGIT_GAP_MS;
}
