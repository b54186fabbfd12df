import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Backend, createBackend } from '@mortar/backend';
import { mountNode, mountReports, openWorld } from '@mortar/backend/node';
import type { Options } from './options.ts';
import type { ConfigOverrides, Listener } from './site.ts';

export interface Running {
  server: Server;
  backend: Backend;
  close(): Promise<void>;
}

/** What the pages are told of the servers around them. */
export interface Around {
  server: Server;
  /** Where report pages are framed from: another origin than the product's. */
  reportsOrigin: string;
}

/** A server on whatever port is free, for this machine alone. */
async function listenAnywhere(server: Server): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, 'localhost', resolve);
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Puts the reference backend and the application's pages behind one port, and its report pages behind another. */
export async function serve(options: Options, pages: (around: Around) => Promise<Listener>): Promise<Running> {
  const { world, journal } = openWorld(options.dataDir, { fresh: options.fresh });
  const reports = createServer();
  const reportsOrigin = await listenAnywhere(reports);
  const backend = createBackend({ world, journal, answerAfterMs: options.answerAfterMs, reportsOrigin });
  reports.on('request', mountReports(backend));
  const mount = mountNode(backend, { control: options.control });
  const server = createServer();
  const page = await pages({ server, reportsOrigin });
  const pathOf = (url: string | undefined) => new URL(url ?? '/', 'http://localhost').pathname;
  server.on('request', (request, response) => {
    if (mount.handles(pathOf(request.url))) mount.listener(request, response);
    else page(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (mount.handles(pathOf(request.url))) mount.upgrade(request, socket, head);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, resolve);
  });
  return {
    server,
    backend,
    async close() {
      server.closeAllConnections();
      reports.closeAllConnections();
      reports.close();
      await mount.close();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const ACCOUNTS = [
  ['buyer@1001', 'everything in ordering'],
  ['admin@1001', 'administrator'],
  ['viewer@1001', 'read only'],
  ['shop@1001', 'branded store'],
  ['buyer@2000', 'group edition, three pharmacies'],
  ['admin@2000', 'group edition, administrator'],
] as const;

/** What a run on this machine changes in a deployment's file: the brand that was asked for, and the report pages. */
export function configHere({ brand }: Options, { reportsOrigin }: Around): ConfigOverrides {
  return { ...(brand ? { brand } : {}), hosts: { reporting: reportsOrigin } };
}

/** Says where the product is and who may sign in. */
export function announce({ port, dataDir }: Options): void {
  const accounts = ACCOUNTS.map(([user, what]) => `  ${user.padEnd(12)}  ${what}`).join('\n');
  process.stdout.write(
    `\nMortar is at http://localhost:${port}\n\nSign in with the password Mortar@2026 as\n${accounts}\n\nOrders are kept in ${dataDir}. Ctrl-C stops.\n\n`,
  );
}

/** Stops cleanly on Ctrl-C and on being asked to end. */
export function stopOnSignal(running: Running, also: () => Promise<void> = async () => {}): void {
  const stop = async () => {
    await running.close();
    await also();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

/** Tells a person what went wrong rather than where. */
export function explain(error: unknown): never {
  const problem = error as NodeJS.ErrnoException & { port?: number };
  const text =
    problem.code === 'EADDRINUSE'
      ? `Port ${problem.port} is in use. Choose another with PORT=… npm start.`
      : problem.message;
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
