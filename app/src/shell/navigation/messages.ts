/** Texts of the menu and of navigation (000 §2, §4). */
export const messages = {
  menu: 'Menu',
  documentTitle: (page: string, product: string) => `${page} – ${product}`,
  loadingPage: 'Loading...',
  notFoundTitle: 'Page Not Found',
  notFound: 'There is nothing at this address.',
  goToDashboard: 'Go to Dashboard',
  goToLogin: 'Go to Login',
  unsavedTitle: 'Warning: Unsaved order',
  unsaved: 'You have an order open. Do you want to save it or discard it?',
  unsavedBasket: 'You have a basket open. Do you want to save it or discard it?',
  confirmDiscard: (description: string) => `Are you sure you want to discard "${description}"?`,
  confirmDiscardBasket: 'Are you sure you want to discard this basket?',
  unsavedChangesTitle: 'Unsaved changes',
  unsavedChanges:
    'You have unsaved changes. Click OK and then save, or click CANCEL if you want to discard your changes.',
  unsavedChangesStay: 'OK',
  unsavedChangesDiscard: 'CANCEL',
  save: 'Save',
  discard: 'Discard',
} as const;
