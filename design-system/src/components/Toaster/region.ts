/** Where toasts stand: popups leave it reachable although it is outside of them. */
export const toastRegion = (): HTMLElement | null => document.querySelector('.m-toasts');
