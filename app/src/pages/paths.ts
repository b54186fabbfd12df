import { PAGE_IDS, PAGES, type PageId } from './pages.ts';

/** Address of the sign-in; all other pages require it. */
export const LOGIN = '/Login';

const getName = (pattern: string) => pattern.split('/')[1] ?? '';

/** @param values parameters of the pattern; trailing missing ones are omitted */
function getAddress(id: PageId, values: readonly (string | undefined)[]): string {
  const given = values.slice(0, values.findLastIndex((value) => value) + 1);
  return ['', getName(PAGES[id].pattern), ...given.map((value) => encodeURIComponent(value ?? ''))].join('/');
}

const path =
  <Values extends readonly (string | undefined)[]>(id: PageId) =>
  (...values: Values) =>
    getAddress(id, values);

/** Settings sections in the page's address. */
export type SettingsSectionId =
  | 'application'
  | 'order'
  | 'suppliers'
  | 'regrets'
  | 'roles'
  | 'users'
  | 'pharmacies'
  | 'profile'
  | 'information'
  | 'general';

/** Addresses of the application (000 §2), built only here. */
export const paths = {
  login: () => LOGIN,
  dashboard: path<[]>('dashboard'),
  ordering: path<[]>('ordering'),
  orderManager: path<[]>('orderManager'),
  preferredProducts: path<[]>('preferredProducts'),
  reports: path<[]>('reports'),
  /** Without a section, the first one. */
  settings: (section?: SettingsSectionId) => `${getAddress('settings', [])}${section ? `?section=${section}` : ''}`,
  promotions: path<[]>('promotions'),
  /** The second parameter is the selected response. */
  responses: path<[searchText?: string, secondaryIdentifier?: string]>('responses'),
  messageResponses: (...rest: [searchText?: string, secondaryIdentifier?: string]) =>
    getAddress('messages', ['Response', ...rest]),
  messageUpdates: () => getAddress('messages', ['Update']),
  messageRegrets: () => getAddress('messages', ['Regrets']),
  supplierMessaging: path<[searchText?: string]>('supplierMessaging'),
  /** The first parameter is a notification group, capitalised in the address. */
  messages: (group: string, ...rest: [searchText?: string, secondaryIdentifier?: string]) =>
    getAddress('messages', [`${group.charAt(0).toUpperCase()}${group.slice(1)}`, ...rest]),
} as const satisfies Record<PageId | 'login', (...values: never[]) => string>;

const OWN = new RegExp(`^/(${PAGE_IDS.map((id) => getName(PAGES[id].pattern)).join('|')})?(?=[/?#]|$)`, 'i');

/** Returns true for addresses of this application that are allowed after sign-in. */
export function isOwnRoute(address: string): boolean {
  return OWN.test(address);
}
