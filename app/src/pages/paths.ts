import { PAGE_IDS, PAGES, type PageId } from './pages.ts';

/** Where somebody signs in; every other page is behind it. */
export const LOGIN = '/Login';

const getName = (pattern: string) => pattern.split('/')[1] ?? '';

/** @param values what stands for the pattern's parameters; what is missing at the end is left out */
function getAddress(id: PageId, values: readonly (string | undefined)[]): string {
  const given = values.slice(0, values.findLastIndex((value) => value) + 1);
  return ['', getName(PAGES[id].pattern), ...given.map((value) => encodeURIComponent(value ?? ''))].join('/');
}

const path =
  <Values extends readonly (string | undefined)[]>(id: PageId) =>
  (...values: Values) =>
    getAddress(id, values);

/** The sections of the settings, as their page's address names them. */
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

/** The application's addresses (000 §2): built here and nowhere else. */
export const paths = {
  login: () => LOGIN,
  dashboard: path<[]>('dashboard'),
  ordering: path<[]>('ordering'),
  orderManager: path<[]>('orderManager'),
  preferredProducts: path<[]>('preferredProducts'),
  reports: path<[]>('reports'),
  /** Without a section, the page's first. */
  settings: (section?: SettingsSectionId) => `${getAddress('settings', [])}${section ? `?section=${section}` : ''}`,
  promotions: path<[]>('promotions'),
  /** The second is the response to select. */
  responses: path<[searchText?: string, secondaryIdentifier?: string]>('responses'),
  messageResponses: (...rest: [searchText?: string, secondaryIdentifier?: string]) =>
    getAddress('messages', ['Response', ...rest]),
  messageUpdates: () => getAddress('messages', ['Update']),
  messageRegrets: () => getAddress('messages', ['Regrets']),
  supplierMessaging: path<[searchText?: string]>('supplierMessaging'),
  /** The first is a notification's group; its name is capitalised in the address. */
  messages: (group: string, ...rest: [searchText?: string, secondaryIdentifier?: string]) =>
    getAddress('messages', [`${group.charAt(0).toUpperCase()}${group.slice(1)}`, ...rest]),
} as const satisfies Record<PageId | 'login', (...values: never[]) => string>;

const OWN = new RegExp(`^/(${PAGE_IDS.map((id) => getName(PAGES[id].pattern)).join('|')})?(?=[/?#]|$)`, 'i');

/** True for an address of this application that somebody may be sent to after signing in. */
export function isOwnRoute(address: string): boolean {
  return OWN.test(address);
}
