/** Stands for a popup whose code is being fetched: what is typed ahead goes on until the popup is open. */
export const LoadingPopup = () => <span hidden data-coming-popup="" />;
