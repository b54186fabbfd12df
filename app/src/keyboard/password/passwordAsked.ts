/** Milliseconds between two figures of one number. */
const ONE_NUMBER = 1000;

let asked = 0;
let lastFigure = Number.NEGATIVE_INFINITY;

/** Notes that a question stands which a password answers. @returns ends that */
export function notePasswordAsked(): () => void {
  asked += 1;
  return () => {
    asked -= 1;
  };
}

/** Whether a question stands that a password answers: nothing that is typed then may be shown. */
export const passwordIsAsked = (): boolean => asked > 0;

/** Notes a figure of a quantity that is still to be asked for. */
export function noteFigure(at: number): void {
  lastFigure = at;
}

/** Whether a key goes on with a quantity that was begun before a question came up. */
export const isFigureBehind = ({ key, timeStamp }: KeyboardEvent): boolean =>
  /^\d$/.test(key) && timeStamp - lastFigure <= ONE_NUMBER;
