/** Whether a popup stands over the page: then the keys are its own. */
export const popupIsOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
