/** Marks that a popup is loading, so that type-ahead continues until it opens. */
export const LoadingPopup = () => <span hidden data-coming-popup="" />;
