import { login } from '@mortar/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_PATHS } from '../paths.ts';
import { answerFor, type DemoParts } from './answer.ts';
import { createStoredFiles, type DemoFiles } from './files.ts';
import { createDemoStore } from './store.ts';

const HOST: Readonly<Record<string, string>> = {
  '/app.html': '<html></html>',
  '/config.json': JSON.stringify({ brand: 'mortar', version: '2' }),
  '/assets/page-1.js': 'page()',
};

async function getHash(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The build that a host serves. */
const getFiles = async (version: string, host = HOST): Promise<DemoFiles> => ({
  version,
  headers: { 'x-from': 'the demo' },
  files: await Promise.all(
    Object.entries(host).map(async ([path, text]) => ({
      path,
      first: !path.startsWith('/assets/'),
      hash: await getHash(text),
    })),
  ),
});
const FILES = await getFiles('one');
const serve = (host: Readonly<Record<string, string>>) =>
  fetchFromHost.mockImplementation((path) => new Response(host[path] ?? '', { status: host[path] ? 200 : 404 }));

const fetchFromHost = vi.fn<(path: string) => Response>();
let parts: DemoParts;

beforeEach(async () => {
  vi.stubGlobal('fetch', async (path: string) => fetchFromHost(path));
  fetchFromHost.mockReset();
  serve(HOST);
  for (const name of await caches.keys()) await caches.delete(name);
  parts = { files: createStoredFiles(FILES), store: createDemoStore(location.origin) };
  await parts.store.reset();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await parts.store.close();
});

/** Simulates the browser ending the worker and starting another. */
async function restart(): Promise<void> {
  await parts.store.close();
  parts = { files: createStoredFiles(FILES), store: createDemoStore(location.origin) };
}

const answer = (path: string, init?: RequestInit) =>
  answerFor(parts, new Request(`${location.origin}${path}`, init), location.origin);
const post = (path: string, body = '') => answer(path, { method: 'POST', body });
/** @returns the token of a session started by the worker */
async function signIn(username: string): Promise<string> {
  const answered = await answer(login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'Mortar@2026' }),
  });
  const { apitoken } = answered ? await answered.json() : {};
  return apitoken;
}

describe('an answer from the worker of the demo', () => {
  it('is a file with the headers of a deployment, requested from the host once', async () => {
    for (const attempt of [1, 2]) {
      const file = await answer('/assets/page-1.js');
      expect([attempt, await file?.text(), file?.headers.get('x-from')]).toEqual([attempt, 'page()', 'the demo']);
    }
    expect(fetchFromHost).toHaveBeenCalledTimes(1);
  });

  it('is left to the host for other origins, Storybook and unknown files', () => {
    expect(answerFor(parts, new Request('https://pictures.example/app.html'), location.origin)).toBeNull();
    expect(answer('/storybook/iframe.html')).toBeNull();
    expect(answer('/reports/purchases.html')).toBeNull();
    expect(answer('/assets/nowhere.js')).toBeNull();
    expect(answer('/assets/page-1.js', { method: 'POST' })).toBeNull();
  });

  it('comes from the cache if the host is unavailable', async () => {
    expect((await post(DEMO_PATHS.keep))?.status).toBe(204);
    fetchFromHost.mockImplementation(() => {
      throw new TypeError('no network');
    });
    expect(await (await answer('/assets/page-1.js'))?.text()).toBe('page()');
  });

  it('reports that not everything could be cached', async () => {
    fetchFromHost.mockImplementation(() => new Response('', { status: 500 }));
    const stored = await post(DEMO_PATHS.keep);
    expect([stored?.status, await stored?.text()]).toEqual([503, expect.stringContaining('the host answers 500')]);
  });

  it('is never another page that the network answers with, such as that of a captive portal', async () => {
    fetchFromHost.mockImplementation(
      () => new Response('Accept the terms', { headers: { 'content-type': 'text/html' } }),
    );
    await expect(answer('/assets/page-1.js')).rejects.toThrow('the host answers with another file');
    const stored = await post(DEMO_PATHS.keep);
    expect([stored?.status, await stored?.text()]).toEqual([503, expect.stringContaining('another file')]);
    serve(HOST);
    expect(await (await answer('/assets/page-1.js'))?.text()).toBe('page()');
  });

  it('is loaded again if an earlier build cached another page under its name', async () => {
    const cache = await caches.open('mortar-demo-files-earlier');
    await cache.put('/assets/page-1.js', new Response('Accept the terms'));
    expect(await (await answer('/assets/page-1.js'))?.text()).toBe('page()');
  });

  it('is the configuration with the chosen brand, also for the next worker', async () => {
    expect(await (await answer('/config.json'))?.json()).toEqual({ brand: 'mortar', version: '2' });
    expect((await post(DEMO_PATHS.brand, 'aloe'))?.status).toBe(204);
    await restart();
    expect(await (await answer('/config.json'))?.json()).toEqual({ brand: 'aloe', version: '2' });
    expect(await (await answer(DEMO_PATHS.state))?.json()).toEqual({ brand: 'aloe', renewed: false, problem: '' });
  });

  it('reports why nothing can be stored here', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new Error('not in this window');
      },
    });
    await restart();
    await parts.store.open().catch(() => null);
    const state = await (await answer(DEMO_PATHS.state))?.json();
    expect(state).toEqual({ brand: 'mortar', renewed: false, problem: 'not in this window' });
    expect((await answer('/api/anything'))?.type).toBe('error');
  });

  it('rejects an unknown brand', async () => {
    const refused = await post(DEMO_PATHS.brand, 'nobody');
    expect([refused?.status, await refused?.text()]).toEqual([400, 'There is no brand "nobody".']);
  });

  it('is that of the backend for calls, whose data is stored for the next worker', async () => {
    const apitoken = await signIn('buyer@1001');
    expect(apitoken).toEqual(expect.any(String));
    await restart();
    const { backend } = await parts.store.open();
    expect(backend.store.sessions.get(apitoken)?.username).toBe('buyer@1001');
    expect(parts.store.takeRenewed()).toBe(false);
  });

  it('waits for the previous worker, which holds the store until it ends', async () => {
    const next = createDemoStore(location.origin);
    const opened = vi.fn();
    const opening = next.open().then(opened);
    await signIn('buyer@1001');
    expect(opened).not.toHaveBeenCalled();
    await parts.store.close();
    await opening;
    expect(opened).toHaveBeenCalledOnce();
    await next.close();
  });

  it('is the sample again after a reset', async () => {
    const apitoken = await signIn('buyer@1001');
    expect((await post(DEMO_PATHS.reset))?.status).toBe(204);
    expect((await parts.store.open()).backend.store.sessions.get(apitoken)).toBeUndefined();
  });

  it('starts over if the stored data is of another version, and reports that once', async () => {
    const { backend } = await parts.store.open();
    backend.store.transaction(() => backend.store.favourites.put({ retailerid: 1001 } as never));
    await signIn('buyer@1001');
    await restart();
    await parts.store.open();
    expect([parts.store.takeRenewed(), parts.store.takeRenewed()]).toEqual([true, false]);
  });
});

describe('the files of two builds', () => {
  it('are not mixed, and unchanged ones are not loaded again', async () => {
    await parts.files.cacheAll();
    fetchFromHost.mockClear();
    const host = { ...HOST, '/app.html': '<html>two</html>' };
    const next = createStoredFiles(await getFiles('two', host));
    serve(host);
    await next.cacheAll();
    expect(fetchFromHost.mock.calls.map(([path]) => path).sort()).toEqual(['/app.html', '/config.json']);
    expect(await (await parts.files.getPage()).text()).toBe('<html></html>');
    expect(await (await next.getPage()).text()).toBe('<html>two</html>');
    await next.forgetOthers();
    expect((await caches.keys()).filter((name) => name.startsWith('mortar-demo-files'))).toEqual([
      'mortar-demo-files-two',
    ]);
  });
});
