/** Which of our packages each may import: down the house, never up or sideways (docs/architecture.md). */
export const MAY_IMPORT = {
  themes: [],
  'design-system': ['@mortar/themes'],
  'mocks/contract': [],
  'mocks/backend': ['@mortar/contract'],
  app: ['@mortar/design-system', '@mortar/themes', '@mortar/contract'],
} as const satisfies Record<string, readonly string[]>;

const inside = (folder: string, ...rooms: string[]) => rooms.map((room) => `${folder}/${room}`);

/**
 * The floors of the application's sources, lowest first: a file imports from its own and from those before it. What
 * belongs into each room, also into those that hold only a README yet, stands in docs/architecture.md.
 */
export const FLOORS: readonly string[] = [
  ...['rules', 'config', 'documents', 'keyboard'],
  ...[
    'parts',
    'server',
    'session',
    'preferences',
    'live',
    'pages',
    'grids',
    'retailers',
    'suppliers',
    'notifications',
    'unsaved',
  ],
  ...inside('products', 'search', 'info', 'history', 'prices', 'lastOrdered'),
  'messaging/partners',
  ...inside(
    'orders',
    'current',
    'printing',
    'history',
    'responses',
    'lines',
    'importing',
    'baskets',
    'manager',
    'sending',
  ),
  // Forms that the page of settings and the first-time setup both show.
  ...inside('settings', 'form', 'profile', 'information', 'general', 'application', 'ordering', 'regrets'),
  ...inside('settings', 'roles', 'users', 'pharmacies', 'suppliers', 'sections'),
  'shell',
  ...inside(
    'features/ordering',
    'search',
    'generics',
    'favourites',
    'preferred',
    'keywords',
    'prices',
    'medicalAid',
    'product',
  ),
  ...inside('features/ordering', 'substitution', 'warnings', 'regrets', 'preferences', 'order', 'page'),
  ...inside('features/messages', 'chat', 'support', 'suppliers'),
  ...inside('features/promotions', 'product', 'cart', 'shop'),
  'features',
];

const APP = 'app/src/';

/** The floor with the longest name that a path begins with; undefined for the root of the application, above all. */
function floorNamed(path: string): string | undefined {
  const matches = FLOORS.filter((floor) => path.startsWith(`${APP}${floor}/`));
  return matches.toSorted((one, other) => other.length - one.length)[0];
}

/** The place of a path among `FLOORS`; -1 for the root of the application, and for what is no part of it. */
export const floorOf = (path: string): number => FLOORS.indexOf(floorNamed(path) ?? '');

/**
 * The room that a file of the application stands in: its floor, or a feature's own folder where the feature has no
 * floors inside; null for the root of the application.
 * @param path from the root of the repository
 */
export function roomOf(path: string): string | null {
  const floor = floorNamed(path);
  if (floor !== 'features') return floor ?? null;
  return path.slice(APP.length).split('/').slice(0, 2).join('/');
}
