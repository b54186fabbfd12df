/** The application's addresses (000 §2): built here and nowhere else. */
export const paths = {
  login: () => '/Login',
  dashboard: () => '/Dashboard',
  ordering: () => '/Ordering',
  orderManager: () => '/OrderManager',
  preferredProducts: () => '/PPLManager',
  reports: () => '/Reports',
  settings: () => '/Settings',
  promotions: () => '/Promotions',
  /** @param searchText fills the search; `secondaryIdentifier` is the response to select */
  responses: (searchText?: string, secondaryIdentifier?: string) =>
    segments('/Responses', searchText, secondaryIdentifier),
  supplierMessaging: (searchText?: string) => segments('/SupplierMessaging', searchText),
  /** `page` is a notification's group; its name is capitalised in the address. */
  messages: (page: string, searchText?: string, secondaryIdentifier?: string) =>
    segments(`/Messages/${page.charAt(0).toUpperCase()}${page.slice(1)}`, searchText, secondaryIdentifier),
} as const;

function segments(base: string, ...parts: (string | undefined)[]): string {
  const given = parts.slice(0, parts.findLastIndex((part) => part) + 1);
  return [base, ...given.map((part) => encodeURIComponent(part ?? ''))].join('/');
}

/** Route patterns, as the router matches them: in any case. */
export const patterns = {
  login: '/Login',
  home: '/',
  dashboard: '/Dashboard',
  ordering: '/Ordering',
  orderManager: '/OrderManager',
  preferredProducts: '/PPLManager',
  reports: '/Reports',
  settings: '/Settings',
  promotions: '/Promotions',
  responses: '/Responses/:searchText?/:secondaryIdentifier?',
  messages: '/Messages/:messagingPage/:searchText?/:secondaryIdentifier?',
  supplierMessaging: '/SupplierMessaging/:searchText?',
} as const;

const OWN =
  /^\/(Dashboard|Ordering|OrderManager|PPLManager|Reports|Settings|Promotions|Responses|SupplierMessaging|Messages)?(?=[/?#]|$)/i;

/** True for an address of this application that somebody may be sent to after signing in. */
export function isOwnRoute(path: string): boolean {
  return OWN.test(path);
}
