const POPUPS = '[role="dialog"], [role="alertdialog"]';

/** Returns true while a popup is open, which then handles the keys. */
export const isPopupOpen = (): boolean => document.querySelector(POPUPS) !== null;

/** Returns true while a popup's code is loading (`LoadingPopup`). */
export const isPopupLoading = (): boolean => document.querySelector('[data-coming-popup]') !== null;

/** Button pressed or triggered by Enter; other requests do not count as waiting. */
const PENDING_BUTTON = '.m-popup__footer :is([aria-keyshortcuts~="Enter"], :focus)[aria-busy="true"]';

/** Returns true if a pressed button of the topmost popup waits for an answer, so typing is meant for what follows. */
export function isPopupPending(): boolean {
  const topmost = [...document.querySelectorAll(POPUPS)].at(-1);
  return topmost?.querySelector(PENDING_BUTTON) != null;
}
