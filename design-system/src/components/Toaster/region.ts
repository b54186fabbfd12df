/** Returns the toast region, which popups leave reachable although it is outside. */
export const toastRegion = (): HTMLElement | null => document.querySelector('.m-toasts');
