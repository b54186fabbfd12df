/** Packages of the repository, and which of them each may import (docs/architecture.md). */
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
 * Packages about the product, which measure, test or record it, and which others of them each may import. They import
 * what they need of the product; neither the product nor its tests import them, so that builds and tests need none.
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

/**
 * Modules of one layer. Each may import from every layer below; inside a layer only along an arrow. An arrow's ends are
 * modules, or a folder that stands for all modules in it.
 */
interface Layer {
  name: string;
  modules: readonly string[];
  /** Which modules each one imports from its own layer. Every arrow is needed, and they make no cycle. */
  arrows?: Readonly<Record<string, readonly string[]>>;
}

/** The layers of app/src, lowest first. docs/architecture.md says what belongs in each module. */
export const LAYERS: readonly Layer[] = [
  {
    name: 'shared',
    modules: ['rules', 'config', 'problems', 'documents', 'keyboard', 'parts'],
    arrows: { problems: ['config'] },
  },
  {
    name: 'platform',
    modules: ['server', 'session', 'commands', 'preferences', 'live', 'pages', 'grids', 'unsaved'],
    arrows: {
      session: ['server'],
      commands: ['session'],
      preferences: ['session'],
      live: ['session'],
      pages: ['session'],
      unsaved: ['session'],
      grids: ['server'],
    },
  },
  {
    name: 'domain',
    modules: [
      ...['retailers', 'suppliers', 'notifications'],
      ...inside('products', 'search', 'codes', 'info', 'history', 'prices'),
      ...inside('messaging', 'frame', 'partners', 'conversation', 'tickets', 'composing', 'panel'),
      ...inside('orders', 'current', 'printing', 'history', 'responses', 'regrets', 'lines', 'importing'),
      ...inside('orders', 'baskets', 'manager', 'sending'),
      ...inside('settings', 'form', 'profile', 'information', 'general', 'application', 'ordering', 'regrets'),
      ...inside('settings', 'roles', 'users', 'pharmacies', 'suppliers', 'sections'),
    ],
    arrows: {
      notifications: ['retailers'],
      messaging: ['notifications'],
      orders: ['retailers', 'suppliers', 'notifications', 'products', 'messaging'],
      settings: ['retailers', 'suppliers', 'orders', 'settings/form'],
      'products/codes': ['products/search'],
      'products/history': ['retailers'],
      'messaging/panel': ['messaging/conversation', 'messaging/partners'],
      'messaging/tickets': ['messaging/conversation'],
      'messaging/composing': ['messaging/conversation', 'messaging/partners', 'messaging/tickets'],
      'orders/printing': ['orders/current'],
      'orders/history': ['orders/printing'],
      'orders/responses': ['orders/printing'],
      'orders/lines': ['orders/current'],
      'orders/importing': ['orders/current'],
      'orders/baskets': ['orders/current', 'orders/importing', 'orders/lines', 'orders/printing'],
      'orders/manager': ['orders/current', 'orders/lines'],
      'orders/sending': ['orders/current', 'orders/history', 'orders/lines'],
      'settings/users': ['settings/roles'],
      'settings/pharmacies': ['settings/roles', 'settings/users'],
      'settings/sections': ['settings'],
    },
  },
  { name: 'shell', modules: ['shell'] },
  {
    name: 'features',
    modules: [
      ...inside('features/ordering', 'search', 'generics', 'favourites', 'preferred', 'keywords', 'prices'),
      ...inside('features/ordering', 'scanning', 'quick-order', 'medicalAid', 'product', 'substitution', 'warnings'),
      ...inside('features/ordering', 'regrets', 'preferences', 'move', 'order', 'guidance', 'review', 'page'),
      ...inside('features/messages', 'tickets', 'suppliers'),
      ...inside('features/promotions', 'product', 'cart', 'shop'),
      'features',
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
      'features/ordering/page': ['features/ordering'],
      'features/promotions/product': ['features/promotions/cart'],
      'features/promotions/shop': ['features/promotions/product', 'features/promotions/cart'],
    },
  },
];

/** Every module, lowest layer first. */
export const MODULES: readonly string[] = LAYERS.flatMap(({ modules }) => modules);

const APP = 'app/src/';

/** The module with the longest name that a path begins with; undefined for the root of the application. */
function moduleNamed(path: string): string | undefined {
  const matches = MODULES.filter((module) => path.startsWith(`${APP}${module}/`));
  return matches.toSorted((a, b) => b.length - a.length)[0];
}

const getLayer = (module: string) => LAYERS.findIndex(({ modules }) => modules.includes(module));

/** Returns whether a module is the one that an arrow names, or one in that folder. */
export const isPart = (module: string, name: string): boolean => module === name || module.startsWith(`${name}/`);

/**
 * Returns whether one file of the application may import another. The root of the application imports everything and is
 * imported by nothing.
 * @param file from the root of the repository, as the target
 */
export function mayImport(file: string, target: string): boolean {
  const [from, to] = [moduleNamed(file), moduleNamed(target)];
  if (from === undefined || from === to) return true;
  if (to === undefined) return false;
  const [height, below] = [getLayer(from), getLayer(to)];
  if (height !== below) return height > below;
  return Object.entries(LAYERS[height]?.arrows ?? {}).some(
    ([start, ends]) => isPart(from, start) && ends.some((end) => isPart(to, end)),
  );
}

/**
 * Returns the module of a file of the application: a feature's folder if the feature is not divided; null for files of
 * the root.
 * @param path from the root of the repository
 */
export function getModule(path: string): string | null {
  const module = moduleNamed(path);
  if (module !== 'features') return module ?? null;
  return path.slice(APP.length).split('/').slice(0, 2).join('/');
}
