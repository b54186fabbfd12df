import { createServer, type Server } from 'node:http';
import { type Backend, createBackend, SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from '@mortar/backend';
import {
  DESK_PATH,
  getHosts,
  getTarget,
  guardedServer,
  type Listener,
  listen,
  mountNode,
  mountReports,
  type NodeMount,
  openDataDirectory,
  type Served,
  type StartOver,
  threadFileReader,
} from '@mortar/backend/node';
import { standaloneThemes } from '../../themes/tools/standalone.ts';
import type { Options } from '../options.ts';
import type { ConfigOverrides } from './site.ts';

export interface Running {
  server: Server;
  close(): Promise<void>;
}

/** Addresses of other servers that the pages need. */
export interface OtherServers {
  /** Origin of framed report pages; differs from the product's. */
  reportsOrigin: string;
}

/** Names of this machine, and addresses that mean all interfaces. */
const OWN_NAMES = ['localhost', '127.0.0.1', '::1'];
const EVERY_ADDRESS = ['0.0.0.0', '::'];

/** Returns the URL of a server as reached from this machine. */
export const getUrl = (host: string, port: number) => {
  const name = EVERY_ADDRESS.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
};

/** The backend of a data folder and its own routes. */
interface Opened {
  backend: Backend;
  mount: NodeMount;
}

/**
 * Opens the backend.
 * @param before the previous backend of the same directory, whose catalogue is reused
 */
function openBackend(options: Options, reportsOrigin: string, startOver: StartOver, before?: Opened): Opened {
  const { host, port, dataDir, fresh, acceptLoss, answerAfterMs, control } = options;
  const catalogue = before?.backend.catalogue;
  const { seed, journal } = openDataDirectory(dataDir, { fresh, acceptLoss, address: getUrl(host, port), catalogue });
  try {
    const backend = createBackend({
      seed,
      journal,
      reportsOrigin,
      answerAfterMs,
      fileReader: threadFileReader(),
      onTimerError: (error) => process.stderr.write(`${getMessage(error)} It is tried again.\n`),
      onFailure: (error) => process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`),
    });
    return { backend, mount: mountNode(backend, { control, startOver, desk: true, hosts: getHosts(host) }) };
  } catch (error) {
    journal.close();
    throw error;
  }
}

/**
 * Checks that a server can listen there.
 * @throws if the port is in use, or the machine has no such address
 */
async function checkAddress({ host, port }: Options): Promise<void> {
  const server = createServer();
  await listen(server, port, host);
  await new Promise((closed) => server.close(closed));
}

/**
 * Serves the reference backend and the application on one port, and its report pages on another.
 * @param pages called once the port is known to be free and the data is open
 */
export async function serve(
  options: Options,
  pages: (around: OtherServers) => Promise<Listener | Served>,
): Promise<Running> {
  await checkAddress(options);
  const { host } = options;
  const hosts = getHosts(host);
  let opened: Opened | undefined;
  const themes = standaloneThemes();
  const reports = guardedServer({
    hosts,
    request: (request, response) => opened && mountReports(opened.backend, themes)(request, response),
  });
  try {
    const reportsOrigin = getUrl(host, await listen(reports, 0, host));
    const startOver: StartOver = async ({ answerAfterMs = options.answerAfterMs }) => {
      await opened?.mount.close();
      opened = openBackend({ ...options, answerAfterMs, fresh: true }, reportsOrigin, startOver, opened);
    };
    opened = openBackend(options, reportsOrigin, startOver);
    const page = await pages({ reportsOrigin });
    const site: Served = typeof page === 'function' ? { request: page } : page;
    const mine = (request: Parameters<Listener>[0]) =>
      opened?.mount.handles(getTarget(request)?.pathname ?? '') ? opened.mount : null;
    const server = guardedServer({
      hosts,
      request: (request, response) => (mine(request)?.listener ?? site.request)(request, response),
      upgrade(request, socket, head) {
        const mount = mine(request);
        if (!mount) return site.upgrade?.(request, socket, head) ?? false;
        mount.upgrade(request, socket, head);
        return true;
      },
    });
    await listen(server, options.port, host);
    return {
      server,
      async close() {
        server.closeAllConnections();
        reports.closeAllConnections();
        reports.close();
        await opened?.mount.close();
        await new Promise((closed) => server.close(closed));
      },
    };
  } catch (error) {
    reports.close();
    opened?.backend.close();
    throw error;
  }
}

/** Returns the changes of a local run to `config.json`: the requested brand and the address of report pages. */
export function configHere({ brand }: Options, { reportsOrigin }: OtherServers): ConfigOverrides {
  return { ...(brand ? { brand } : {}), hosts: { reporting: reportsOrigin } };
}

/** Returns a warning if other machines can connect. */
function warning({ host }: Options): string {
  if (OWN_NAMES.includes(host)) return '';
  return `\nIt listens on ${host}: whoever reaches this machine there can sign in, for the password above is published.\n`;
}

/** Returns the address of the supplier desk: local only, or where tests control the server. */
function getDesk({ host, port, control }: Options): string {
  return control || OWN_NAMES.includes(host)
    ? `Be the supplier, or support, at ${getUrl(host, port)}${DESK_PATH}\n`
    : '';
}

/** Prints the address of the product and the sample accounts. */
export function announce(options: Options): void {
  const accounts = SAMPLE_ACCOUNTS.map(([user, description]) => `  ${user.padEnd(12)}  ${description}`).join('\n');
  const url = getUrl(options.host, options.port);
  process.stdout.write(
    `\nMortar is at ${url}\n\nSign in with the password ${SAMPLE_PASSWORD} as\n${accounts}\n${warning(options)}\n${getDesk(options)}Orders are kept in ${options.dataDir}. Ctrl-C stops.\n\n`,
  );
}

/** Closes the server on Ctrl-C or a termination signal. */
export function stopOnSignal(running: Pick<Running, 'close'>, also: () => Promise<void> = async () => {}): void {
  const stop = async () => {
    await running.close();
    await also();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Prints the problem without a stack trace and exits. */
export function explain(error: unknown): never {
  const problem = error as NodeJS.ErrnoException & { port?: number; address?: string };
  const text =
    problem.code === 'EADDRINUSE'
      ? `Port ${problem.port} is in use. Choose another with PORT=… npm start.`
      : problem.code === 'EADDRNOTAVAIL' || problem.code === 'ENOTFOUND'
        ? `This machine has no address of the name that --host gives: ${problem.message}.`
        : getMessage(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
