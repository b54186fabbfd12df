import {
  type Backend,
  type Catalogue,
  createBackend,
  type Fault,
  type Scenario,
  type ScenarioName,
  scenarios,
  signIn,
} from '@mortar/backend';
import { mswHandlers } from '@mortar/backend/msw';
import type { BasketStatus, RolePermissions, Settings } from '@mortar/contract';
import { BRANDS, type BrandName } from '@mortar/themes';
import type { SetupWorker } from 'msw/browser';
import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { configure } from 'storybook/test';
import { AppProviders } from '../app/src/AppProviders.tsx';
import { type Config, defaultConfig } from '../app/src/config/config.ts';
import { createServices } from '../app/src/createServices.ts';
import { LoginScreen } from '../app/src/features/login/LoginScreen.tsx';
import { takeOrder } from '../app/src/orders/current/api/orderLock.ts';
import { type CurrentOrder, currentOrderAtom, statusWhenOpen } from '../app/src/orders/current/currentOrder.ts';
import { type Services, withConfig } from '../app/src/session/services.ts';
import { type Session, sessionFrom } from '../app/src/session/session.ts';
import { RequireSession } from '../app/src/shell/endings/RequireSession.tsx';
import type { Globals } from './matrix.ts';
import { type StoryNetwork, storyNetwork } from './network.ts';

// A busy machine takes its time over a whole page; a story that is wrong fails all the same.
configure({ asyncUtilTimeout: 10_000 });

/** What a scenario holds when its story begins. */
export type ScenarioState = Scenario['seed']['state'];

/**
 * The reference backend behind a story of the product: give it as `parameters.backend`. What is about one room alone is a
 * function of that room, beside its stories: `change: withoutLines`.
 */
export interface StoryBackend {
  /** The starting state of the reference backend. Default `openingTime`. */
  scenario?: ScenarioName;
  /** What goes wrong, once the story's person is signed in. */
  faults?: readonly Fault[];
  /** False begins at the Login screen. Default true. */
  signedIn?: boolean;
  /** True has the story's person signed in on another device. */
  signedInElsewhere?: boolean;
  /** True has the scenario's order open, locked by this person; a function says which order or basket. */
  openOrder?: boolean | ((state: ScenarioState) => number | undefined);
  /** What is different about what the scenario holds. */
  change?(state: ScenarioState): Partial<ScenarioState>;
  /** Another catalogue than the scenario's. */
  catalogue?(usual: Catalogue): Catalogue;
  /** Called once, with the session begun and the order open. */
  start?(services: Services): void;
  /** Settings of the retailers that differ from the scenario's. */
  settings?: Partial<Omit<Settings, 'lastOrderNumber'>>;
  /** What is different about the retailers. */
  retailer?: { profileactivated?: boolean; brandedstoreenabled?: boolean; advertisementsenabled?: boolean };
  /** Where reports say that their pages are. Default: beside Storybook, which serves them (`reportPages.ts`). */
  reportsOrigin?: string;
  /** Switches of the deployment that are on. */
  features?: Partial<Config['features']>;
  /** What everybody's role allows differently. */
  permissions?: {
    dashboard?: Partial<RolePermissions['dashboard']>;
    ordering?: Partial<Omit<RolePermissions['ordering'], 'productschedules'>> & {
      productschedules?: Partial<RolePermissions['ordering']['productschedules']>;
    };
    reports?: Partial<RolePermissions['reports']>;
  };
}

interface Loaded {
  backend: Backend;
  services: Services;
  network: StoryNetwork;
}

export interface StoryBackendContext {
  parameters: { backend?: StoryBackend };
  globals: Record<string, unknown>;
  /** One for as long as a story stands, over every rendering of it. */
  abortSignal: AbortSignal;
  loaded: Record<string, unknown>;
}

/** A deployment of the brand that the toolbar shows; the default one for a theme that is no brand. */
function getConfig({ parameters, globals: { brand } }: Pick<StoryBackendContext, 'parameters' | 'globals'>): Config {
  const config = { ...defaultConfig, features: { ...defaultConfig.features, ...parameters.backend?.features } };
  const known = BRANDS.includes(brand as BrandName);
  return known ? { ...config, brand: brand as BrandName } : config;
}

function changedRole<Row extends { role: { rolepermissions: RolePermissions } }>(
  row: Row,
  { dashboard, ordering, reports }: NonNullable<StoryBackend['permissions']>,
): Row {
  const before = row.role.rolepermissions;
  const productschedules = { ...before.ordering.productschedules, ...ordering?.productschedules };
  const rolepermissions = {
    ...before,
    dashboard: { ...before.dashboard, ...dashboard },
    ordering: { ...before.ordering, ...ordering, productschedules },
    reports: { ...before.reports, ...reports },
  };
  return { ...row, role: { ...row.role, rolepermissions } };
}

function getScenario(options: StoryBackend, chosen: Globals['scenario']): Scenario {
  const { scenario: named = 'openingTime', settings, retailer, permissions = {}, change, catalogue } = options;
  const scenario = scenarios[chosen || named]();
  const { seed } = scenario;
  const state = {
    ...seed.state,
    settings: seed.state.settings.map((row) => ({ ...row, values: { ...row.values, ...settings } })),
    retailers: seed.state.retailers.map((row) => ({ ...row, ...retailer })),
    staff: seed.state.staff.map((row) => changedRole(row, permissions)),
  };
  return {
    ...scenario,
    seed: {
      ...seed,
      catalogue: catalogue?.(seed.catalogue) ?? seed.catalogue,
      state: { ...state, ...change?.(state) },
    },
  };
}

function getCurrent(backend: Backend, orderid: number): CurrentOrder {
  const order = backend.store.orders.get(orderid);
  const { ordernumber = '', isbasket = false, statusdescription = '' } = order ?? {};
  if (isbasket) return { orderid, ordernumber, type: 'basket', basket: statusdescription as BasketStatus };
  return { orderid, ordernumber, type: 'update' };
}

async function getOpenOrder(backend: Backend, services: Services, session: Session, orderid: number): Promise<void> {
  // The network is not mocked yet while a story loads: this goes to the backend itself.
  const direct = createServices({
    config: defaultConfig,
    fetch: (address, init) => backend.fetch(new Request(new URL(String(address), location.href), init)),
  });
  direct.startSession(session);
  const order = getCurrent(backend, orderid);
  await takeOrder(direct.client, session, orderid, statusWhenOpen(order));
  services.store.set(currentOrderAtom, order);
}

/** Makes the backend and the application's services of one story. */
async function load({ parameters, globals }: Pick<StoryBackendContext, 'parameters' | 'globals'>): Promise<Loaded> {
  const options = parameters.backend ?? {};
  sessionStorage.clear();
  localStorage.clear();
  const scenario = getScenario(options, (globals as unknown as Globals).scenario);
  const backend = createBackend({
    ...{ seed: scenario.seed, answerAfterMs: 60_000 },
    // Beside the page, wherever Storybook lies on its host.
    reportsOrigin: options.reportsOrigin ?? new URL('.', location.href).href.replace(/\/$/, ''),
  });
  const network = storyNetwork();
  const config = getConfig({ parameters, globals });
  const services = createServices({ config, fetch: network.fetch, retryDelay: () => 1 });
  if (options.signedInElsewhere) await signIn(backend, scenario);
  if (options.signedIn !== false) {
    const session = sessionFrom(await signIn(backend, scenario));
    services.startSession(session);
    const { openOrder } = options;
    const chosen = typeof openOrder === 'function' ? openOrder(scenario.seed.state) : openOrder && scenario.openOrderId;
    if (chosen) await getOpenOrder(backend, services, session, chosen);
    options.start?.(services);
  }
  backend.faults.add(...(options.faults ?? []));
  return { backend, services, network };
}

const loading = new WeakMap<AbortSignal, Promise<Loaded>>();

/**
 * The backend and services of a story that stands: made when it begins. Another brand or mode from the toolbar renders it again and
 * changes nothing else, so that what its `play` arranged stays open.
 */
async function loadOnce(context: Pick<StoryBackendContext, 'parameters' | 'globals' | 'abortSignal'>): Promise<Loaded> {
  const loaded = loading.get(context.abortSignal) ?? load(context);
  loading.set(context.abortSignal, loaded);
  const { services, ...rest } = await loaded;
  const config = getConfig(context);
  return { ...rest, services: config.brand === services.config.brand ? services : withConfig(services, config) };
}

/** The backend and the services of a story that runs. */
export const getLoaded = (context: Pick<StoryBackendContext, 'loaded'>) => context.loaded as unknown as Loaded;

/** What every story of the product has in its meta: its backend behind the network, made before and closed after it. */
export const withBackend = {
  loaders: [loadOnce],
  beforeEach(context: StoryBackendContext & { msw: SetupWorker }) {
    const { backend, services, network } = getLoaded(context);
    const behindNetwork = (request: Request) => {
      network.arrived(request);
      return backend.fetch(request);
    };
    context.msw.use(...mswHandlers({ ...backend, fetch: behindNetwork }));
    return async () => {
      await network.end();
      // What was read is kept for minutes, and all of the story with it.
      services.queryClient.clear();
      backend.close();
    };
  },
};

/**
 * Shows the application as long as its story stands. Storybook takes the backend away first and the page afterwards: what
 * still stood there would ask for what it lost.
 */
export function WhileStoryStands({ abortSignal, children }: { abortSignal: AbortSignal; children: ReactNode }) {
  const ended = useSyncExternalStore(
    (listener) => {
      abortSignal.addEventListener('abort', listener);
      return () => abortSignal.removeEventListener('abort', listener);
    },
    () => abortSignal.aborted,
  );
  return ended ? null : children;
}

/** Surrounds a part of a screen with what it finds around it in the application. */
export function asPart(Story: ComponentType, context: StoryBackendContext) {
  return (
    <WhileStoryStands abortSignal={context.abortSignal}>
      <MemoryRouter>
        <AppProviders services={getLoaded(context).services}>
          <Routes>
            <Route
              path="/Login"
              element={
                // Login fills the window: the room that is left around a part would make the page higher than that.
                <div style={{ margin: '-1rem' }}>
                  <LoginScreen />
                </div>
              }
            />
            <Route
              path="*"
              element={
                <RequireSession>
                  <Story />
                </RequireSession>
              }
            />
          </Routes>
        </AppProviders>
      </MemoryRouter>
    </WhileStoryStands>
  );
}
