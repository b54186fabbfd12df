/** Opens quick order; works before the menu, whose command it is, has loaded. */
export const QUICK_ORDER_KEY = 'Alt+L';
