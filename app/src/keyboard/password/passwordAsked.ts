/** Milliseconds between two figures of one number. */
const ONE_NUMBER = 1000;

/** The page itself holds what all listeners of keys have to know: modules keep nothing of a session. */
const page = (): DOMStringMap => document.documentElement.dataset;

const askedIn = ({ openPasswordPrompts }: DOMStringMap) => Number(openPasswordPrompts ?? 0);

function setAsked(count: number): void {
  if (count > 0) page().openPasswordPrompts = String(count);
  else delete page().openPasswordPrompts;
}

/** Notes that a question stands which a password answers. @returns ends that */
export function notePasswordPrompt(): () => void {
  setAsked(askedIn(page()) + 1);
  return () => setAsked(askedIn(page()) - 1);
}

/** Whether a question stands that a password answers: nothing that is typed then may be shown. */
export const isPasswordPromptOpen = (): boolean => askedIn(page()) > 0;

/** Notes a figure of a quantity that is still to be asked for. */
export function noteDigit(at: number): void {
  page().lastDigitAt = String(at);
}

/** Whether a key goes on with a quantity that was begun before a question came up. */
export function isLaterDigit({ key, timeStamp }: KeyboardEvent): boolean {
  const { lastDigitAt } = page();
  return lastDigitAt !== undefined && /^\d$/.test(key) && timeStamp - Number(lastDigitAt) <= ONE_NUMBER;
}
