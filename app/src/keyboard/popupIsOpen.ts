const POPUPS = '[role="dialog"], [role="alertdialog"]';

/** Whether a popup stands over the page: then the keys are its own. */
export const isPopupOpen = (): boolean => document.querySelector(POPUPS) !== null;

/** Whether the code of a popup is being fetched (`LoadingPopup`). */
export const isPopupLoading = (): boolean => document.querySelector('[data-coming-popup]') !== null;

/** The button that Enter presses, or that somebody pressed: what else is read or written beside is no wait. */
const AWAITS = '.m-popup__footer :is([aria-keyshortcuts~="Enter"], :focus)[aria-busy="true"]';

/** Whether a button of the topmost popup was pressed that awaits an answer: what is typed now is meant for what comes next. */
export function isPopupPending(): boolean {
  const topmost = [...document.querySelectorAll(POPUPS)].at(-1);
  return topmost?.querySelector(AWAITS) != null;
}
