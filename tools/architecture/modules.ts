/** Which of our packages each may import: down the house, never up or sideways (docs/architecture.md). */
export const MAY_IMPORT = {
  themes: [],
  'design-system': ['@mortar/themes'],
  'mocks/contract': [],
  'app/reading': [],
  'mocks/backend': ['@mortar/contract', '@mortar/reading'],
  'mocks/demo': ['@mortar/backend', '@mortar/contract', '@mortar/themes'],
  app: ['@mortar/design-system', '@mortar/themes', '@mortar/contract', '@mortar/reading'],
} as const satisfies Record<string, readonly string[]>;

/**
 * Packages about the product, what measures it, tries it, records it, and which others of them each may import. They import
 * what they need of the product, and nothing of it or of its tests imports them, so that a build and a test do without them.
 */
export const ABOUT_THE_PRODUCT: Readonly<Record<string, readonly string[]>> = {
  'tests/visual': [],
  'tools/benchmarks': [],
  'tools/fonts': [],
  'tools/mutation': [],
  'tools/probe': [],
  'tools/scale': ['@mortar/benchmarks'],
  'tools/tutorial': [],
};

const inside = (folder: string, ...modules: string[]) => modules.map((module) => `${folder}/${module}`);

/** Modules of one layer. None of them imports another, but where an arrow says so; each may import from every layer below. */
interface Layer {
  name: string;
  modules: readonly string[];
  /** Who imports whom on this layer: each arrow is needed, and they make no circle. */
  arrows?: Readonly<Record<string, readonly string[]>>;
}

/**
 * The layers of the application's sources, lowest first. What belongs into each module, also into those that hold only a
 * README yet, stands in docs/architecture.md.
 */
export const LAYERS: readonly Layer[] = [
  {
    name: 'ground',
    modules: ['rules', 'config', 'problems', 'documents', 'keyboard', 'parts'],
    arrows: { problems: ['config'] },
  },
  { name: 'server', modules: ['server'] },
  { name: 'session', modules: ['session'] },
  {
    name: 'what every page has',
    modules: ['commands', 'preferences', 'live', 'pages', 'grids', 'suppliers', 'unsaved'],
  },
  { name: 'people', modules: ['retailers', 'notifications'], arrows: { notifications: ['retailers'] } },
  {
    name: 'nouns',
    modules: [
      ...inside('products', 'search', 'codes', 'info', 'history', 'lastOrdered', 'prices'),
      ...inside('messaging', 'frame', 'partners', 'conversation', 'tickets', 'composing', 'panel'),
    ],
    arrows: {
      'products/codes': ['products/search'],
      'messaging/panel': ['messaging/conversation', 'messaging/partners'],
      'messaging/tickets': ['messaging/conversation'],
      'messaging/composing': ['messaging/conversation', 'messaging/partners', 'messaging/tickets'],
    },
  },
  {
    name: 'orders',
    modules: inside(
      'orders',
      'current',
      'printing',
      'history',
      'responses',
      'regrets',
      'lines',
      'importing',
      'baskets',
      'manager',
      'sending',
    ),
    arrows: {
      'orders/printing': ['orders/current'],
      'orders/history': ['orders/printing'],
      'orders/responses': ['orders/printing'],
      'orders/lines': ['orders/current'],
      'orders/importing': ['orders/current'],
      'orders/baskets': ['orders/current', 'orders/importing', 'orders/lines', 'orders/printing'],
      'orders/manager': ['orders/current', 'orders/lines'],
      'orders/sending': ['orders/current', 'orders/history', 'orders/lines'],
    },
  },
  // Forms that the page of settings and the first-time setup both show.
  { name: 'forms', modules: ['settings/form'] },
  {
    name: 'settings',
    modules: [
      ...inside('settings', 'profile', 'information', 'general', 'application', 'ordering', 'regrets'),
      ...inside('settings', 'roles', 'users', 'pharmacies', 'suppliers'),
    ],
    arrows: {
      'settings/users': ['settings/roles'],
      'settings/pharmacies': ['settings/roles', 'settings/users'],
    },
  },
  { name: 'around the pages', modules: ['settings/sections', 'shell'] },
  {
    name: 'panels of ordering',
    modules: [
      ...inside('features/ordering', 'search', 'generics', 'favourites', 'preferred', 'keywords', 'prices'),
      ...inside(
        'features/ordering',
        'scanning',
        'quick-order',
        'medicalAid',
        'product',
        'substitution',
        'warnings',
        'regrets',
        'preferences',
      ),
      ...inside('features/ordering', 'move', 'order', 'guidance', 'review'),
    ],
    arrows: {
      'features/ordering/order': ['features/ordering/guidance'],
      'features/ordering/move': ['features/ordering/guidance'],
      'features/ordering/review': ['features/ordering/guidance'],
      'features/ordering/generics': ['features/ordering/search'],
      'features/ordering/favourites': ['features/ordering/search'],
      'features/ordering/product': ['features/ordering/keywords', 'features/ordering/medicalAid'],
      'features/ordering/substitution': ['features/ordering/generics'],
      'features/ordering/quick-order': ['features/ordering/generics', 'features/ordering/substitution'],
      'features/ordering/preferences': ['features/ordering/search'],
      'features/ordering/regrets': ['features/ordering/search', 'features/ordering/warnings'],
    },
  },
  {
    name: 'features',
    modules: [
      'features/ordering/page',
      ...inside('features/messages', 'tickets', 'suppliers'),
      ...inside('features/promotions', 'product', 'cart', 'shop'),
      'features',
    ],
    arrows: {
      'features/promotions/product': ['features/promotions/cart'],
      'features/promotions/shop': ['features/promotions/product', 'features/promotions/cart'],
    },
  },
];

/** Every room, lowest layer first. */
export const MODULES: readonly string[] = LAYERS.flatMap(({ modules }) => modules);

const APP = 'app/src/';

/** The room with the longest name that a path begins with; undefined for the root of the application, above all. */
function moduleNamed(path: string): string | undefined {
  const matches = MODULES.filter((module) => path.startsWith(`${APP}${module}/`));
  return matches.toSorted((one, other) => other.length - one.length)[0];
}

const getLayer = (module: string) => LAYERS.findIndex(({ modules }) => modules.includes(module));

/**
 * Whether one file of the application may import another: from its own module and the layers below, and along the arrows
 * of its layer. The root of the application imports everything, and is imported by nobody.
 * @param file from the root of the repository, as the target
 */
export function mayImport(file: string, target: string): boolean {
  const [from, to] = [moduleNamed(file), moduleNamed(target)];
  if (from === undefined || from === to) return true;
  if (to === undefined) return false;
  const [height, below] = [getLayer(from), getLayer(to)];
  if (height !== below) return height > below;
  return LAYERS[height]?.arrows?.[from]?.includes(to) ?? false;
}

/**
 * The room that a file of the application stands in; a feature's own folder where the feature has no modules inside; null for the root of the application.
 * @param path from the root of the repository
 */
export function getModule(path: string): string | null {
  const module = moduleNamed(path);
  if (module !== 'features') return module ?? null;
  return path.slice(APP.length).split('/').slice(0, 2).join('/');
}
