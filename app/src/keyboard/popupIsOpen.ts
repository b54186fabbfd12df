const POPUPS = '[role="dialog"], [role="alertdialog"]';

/** Whether a popup stands over the page: then the keys are its own. */
export const popupIsOpen = (): boolean => document.querySelector(POPUPS) !== null;

/** Whether a button of the topmost popup was pressed that awaits an answer: what is typed now is meant for what comes next. */
export function popupAwaitsAnswer(): boolean {
  const topmost = [...document.querySelectorAll(POPUPS)].at(-1);
  return topmost?.querySelector('.m-popup__footer [aria-busy="true"]') != null;
}
