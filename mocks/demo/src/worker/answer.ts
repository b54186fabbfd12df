import { answerReportData, isServed } from '@mortar/backend/worker';
import { BRANDS } from '@mortar/themes';
import { DEMO_PATHS, type DemoState } from '../paths.ts';
import type { StoredFiles } from './files.ts';
import type { DemoStore } from './store.ts';

export interface DemoParts {
  files: StoredFiles;
  store: DemoStore;
}

const SETTINGS = 'mortar-demo-settings';
const CONFIG = '/config.json';
/** Paths next to the demo on its host that do not belong to it. */
const OUTSIDE = /^\/(storybook|reports)\//;

const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
const storedBrand = async () => (await (await caches.open(SETTINGS)).match(DEMO_PATHS.brand))?.text();
const isBrand = (name: string) => (BRANDS as readonly string[]).includes(name);

async function answerConfig({ files }: DemoParts): Promise<Response> {
  const file = await files.getFile(CONFIG);
  const config = file ? await file.json() : {};
  const brand = (await storedBrand()) ?? config.brand;
  return Response.json({ ...config, brand }, { headers: { 'cache-control': 'no-store' } });
}

async function answerCommand(parts: DemoParts, request: Request, pathname: string): Promise<Response> {
  const { files, store } = parts;
  const done = new Response(null, { status: 204 });
  const command = `${request.method} ${pathname}`;
  if (command === `GET ${DEMO_PATHS.state}`) {
    const problem = await store.open().then(() => '', getMessage);
    const { brand } = await (await answerConfig(parts)).json();
    return Response.json({ brand, renewed: store.takeRenewed(), problem } satisfies DemoState);
  }
  if (command === `POST ${DEMO_PATHS.brand}`) {
    const brand = await request.text();
    if (!isBrand(brand)) return new Response(`There is no brand "${brand}".`, { status: 400 });
    await (await caches.open(SETTINGS)).put(DEMO_PATHS.brand, new Response(brand));
    return done;
  }
  if (command === `POST ${DEMO_PATHS.reset}`) {
    await store.reset();
    return done;
  }
  if (command === `POST ${DEMO_PATHS.keep}`) {
    await files.cacheAll();
    return done;
  }
  return new Response('Not found', { status: 404 });
}

const COMMANDS: readonly string[] = Object.values(DEMO_PATHS);

/** Answers requests in place of a server; null leaves a request to the host. */
export function answerFor(parts: DemoParts, request: Request, origin: string): Promise<Response> | null {
  const { pathname, origin: requestOrigin } = new URL(request.url);
  if (requestOrigin !== origin) return null;
  if (COMMANDS.includes(pathname)) {
    return answerCommand(parts, request, pathname).catch((error) => new Response(getMessage(error), { status: 503 }));
  }
  if (isServed(pathname)) return parts.store.open().then(({ mount }) => mount.fetch(request), Response.error);
  const [, report] = /^\/reports\/data\/([a-z-]+)\.json$/.exec(pathname) ?? [];
  if (report !== undefined) return parts.store.open().then(({ backend }) => answerReportData(backend, report, request));
  if (request.method !== 'GET' || OUTSIDE.test(pathname)) return null;
  if (pathname === CONFIG) return answerConfig(parts);
  const isPage = request.mode === 'navigate';
  return parts.files.getFile(pathname) ?? (isPage ? parts.files.getPage() : null);
}
