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
import { lockOrder } from '../app/src/orders/current/api/orderLock.ts';
import { type CurrentOrder, currentOrderAtom, statusWhenOpen } from '../app/src/orders/current/currentOrder.ts';
import { type Services, withConfig } from '../app/src/session/services.ts';
import { type Session, sessionFrom } from '../app/src/session/session.ts';
import { RequireSession } from '../app/src/shell/sessionEnd/RequireSession.tsx';
import type { Globals } from './matrix.ts';
import { type StoryNetwork, storyNetwork } from './network.ts';

// Generous, because full pages are slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Initial state of a scenario. */
export type ScenarioState = Scenario['seed']['state'];

/**
 * Reference backend behind a story of the product, given as `parameters.backend`. Changes for a single module are
 * functions next to its stories: `change: withoutLines`.
 */
export interface StoryBackend {
  /** Starting state of the reference backend. Default `openingTime`. */
  scenario?: ScenarioName;
  /** Injected errors, active after sign-in. */
  faults?: readonly Fault[];
  /** False starts at the Login screen. Default true. */
  signedIn?: boolean;
  /** True signs the user in on another device. */
  signedInElsewhere?: boolean;
  /** True opens the scenario's order, locked by this user; a function selects an order or basket. */
  openOrder?: boolean | ((state: ScenarioState) => number | undefined);
  change?(state: ScenarioState): Partial<ScenarioState>;
  /** Replaces the scenario's catalogue. */
  catalogue?(usual: Catalogue): Catalogue;
  /** Called once, after sign-in and after the order is open. */
  start?(services: Services): void;
  /** Changes to the retailers' settings. */
  settings?: Partial<Omit<Settings, 'lastOrderNumber'>>;
  /** Changes to the retailers. */
  retailer?: { profileactivated?: boolean; brandedstoreenabled?: boolean; advertisementsenabled?: boolean };
  /** Origin of the report pages. Default: next to Storybook, which serves them (`reportPages.ts`). */
  reportsOrigin?: string;
  /** Feature switches of the deployment that are on. */
  features?: Partial<Config['features']>;
  /** Changes to every role's permissions. */
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
  /** One per mounted story, shared by all its renders. */
  abortSignal: AbortSignal;
  loaded: Record<string, unknown>;
}

/** Configuration of the toolbar's brand; the default one for a theme that is not a brand. */
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
  if (isbasket)
    return { orderId: orderid, orderNumber: ordernumber, type: 'basket', basket: statusdescription as BasketStatus };
  return { orderId: orderid, orderNumber: ordernumber, type: 'update' };
}

async function getOpenOrder(backend: Backend, services: Services, session: Session, orderid: number): Promise<void> {
  // Calls the backend directly: the network is not mocked while a story loads.
  const direct = createServices({
    config: defaultConfig,
    fetch: (address, init) => backend.fetch(new Request(new URL(String(address), location.href), init)),
  });
  direct.startSession(session);
  const order = getCurrent(backend, orderid);
  await lockOrder(direct.client, session, orderid, statusWhenOpen(order));
  services.store.set(currentOrderAtom, order);
}

async function load({ parameters, globals }: Pick<StoryBackendContext, 'parameters' | 'globals'>): Promise<Loaded> {
  const options = parameters.backend ?? {};
  sessionStorage.clear();
  localStorage.clear();
  const scenario = getScenario(options, (globals as unknown as Globals).scenario);
  const backend = createBackend({
    seed: scenario.seed,
    answerAfterMs: 60_000,
    // Next to the page, wherever Storybook is hosted.
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
 * Loads the backend and services once per mounted story. Changing brand or mode only renders again, so what `play`
 * opened stays open.
 */
async function loadOnce(context: Pick<StoryBackendContext, 'parameters' | 'globals' | 'abortSignal'>): Promise<Loaded> {
  const loaded = loading.get(context.abortSignal) ?? load(context);
  loading.set(context.abortSignal, loaded);
  const { services, ...rest } = await loaded;
  const config = getConfig(context);
  return { ...rest, services: config.brand === services.config.brand ? services : withConfig(services, config) };
}

/** Returns the backend and services of a running story. */
export const getLoaded = (context: Pick<StoryBackendContext, 'loaded'>) => context.loaded as unknown as Loaded;

/** Meta of every product story: creates its backend behind the network and closes it afterwards. */
export const withBackend = {
  loaders: [loadOnce],
  beforeEach(context: StoryBackendContext & { msw: SetupWorker }) {
    const { backend, services, network } = getLoaded(context);
    const handleRequest = (request: Request) => {
      network.arrived(request);
      return backend.fetch(request);
    };
    context.msw.use(...mswHandlers({ ...backend, fetch: handleRequest }));
    return async () => {
      await network.end();
      // The query cache would keep the story in memory for minutes.
      services.queryClient.clear();
      backend.close();
    };
  },
};

/**
 * Shows the application until its story ends. Storybook removes the backend before the page, which would otherwise send
 * requests to it.
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

/** Wraps part of a screen in the application's providers. */
export function asPart(Story: ComponentType, context: StoryBackendContext) {
  return (
    <WhileStoryStands abortSignal={context.abortSignal}>
      <MemoryRouter>
        <AppProviders services={getLoaded(context).services}>
          <Routes>
            <Route
              path="/Login"
              element={
                // Cancels the padding, because Login fills the window and would overflow it.
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
