/** Milliseconds between two figures of one number. */
const ONE_NUMBER = 1000;

/** The page itself holds what all listeners of keys have to know: modules keep nothing of a session. */
const page = (): DOMStringMap => document.documentElement.dataset;

const askedIn = ({ passwordsAsked }: DOMStringMap) => Number(passwordsAsked ?? 0);

function setAsked(count: number): void {
  if (count > 0) page().passwordsAsked = String(count);
  else delete page().passwordsAsked;
}

/** Notes that a question stands which a password answers. @returns ends that */
export function notePasswordAsked(): () => void {
  setAsked(askedIn(page()) + 1);
  return () => setAsked(askedIn(page()) - 1);
}

/** Whether a question stands that a password answers: nothing that is typed then may be shown. */
export const passwordIsAsked = (): boolean => askedIn(page()) > 0;

/** Notes a figure of a quantity that is still to be asked for. */
export function noteFigure(at: number): void {
  page().lastFigure = String(at);
}

/** Whether a key goes on with a quantity that was begun before a question came up. */
export function isFigureBehind({ key, timeStamp }: KeyboardEvent): boolean {
  const { lastFigure } = page();
  return lastFigure !== undefined && /^\d$/.test(key) && timeStamp - Number(lastFigure) <= ONE_NUMBER;
}
