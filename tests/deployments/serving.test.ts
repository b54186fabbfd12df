import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { createBackend, scenarios, signIn } from '@mortar/backend';
import { guardedServer, listen, mountNode, type NodeMount } from '@mortar/backend/node';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derive } from '../../themes/src/derive.ts';
import { writeBrand } from '../../themes/tools/newBrand.ts';
import { readBrandFolder, writeBrandPack } from '../../tools/branding/brandFolder.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../tools/chromium.ts';
import { makePackage, type Package } from '../../tools/packaging/makePackage.ts';
import { securityHeaders } from '../../tools/serving/headers.ts';
import { getFreePort, WEB_SERVERS } from './servers.ts';

const out = mkdtempSync(join(tmpdir(), 'mortar-deployments-'));
/** Root of the deployment on the machine. */
const deployed = join(out, 'deployed');
const use = (...args: string[]) => execFileSync(join(deployed, 'use'), args, { encoding: 'utf8', stdio: 'pipe' });
const scenario = scenarios.openingTime();
const backend = createBackend({ seed: scenario.seed });
let browser: Browser;
let mount: NodeMount;
let apiServer: Server;
let server = '';

let made: Package;
let url = '';
let token = '';

/** Builds the deployment served by each server in turn. */
const make = () =>
  makePackage({
    brand: 'aloe',
    config: 'app/public/config.json',
    out,
    server,
    images: ['https://pictures.example'],
    root: deployed,
    site: url.replace('http://localhost', ''),
    certificate: '',
    key: '',
  });

beforeAll(async () => {
  // nginx runs as an unprivileged user.
  chmodSync(out, 0o755);
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  mount = mountNode(backend, {});
  apiServer = guardedServer({
    request: mount.listener,
    upgrade(request, socket, head) {
      mount.upgrade(request, socket, head);
      return true;
    },
  });
  server = `http://localhost:${await listen(apiServer, 0, 'localhost')}`;
  ({ apitoken: token } = await signIn(backend, scenario));
  url = `http://localhost:${await getFreePort()}`;
  made = await make();
  renameSync(made.folder, deployed);
  use(made.name);
}, 120_000);

afterAll(async () => {
  await browser.close();
  apiServer.closeAllConnections();
  apiServer.close();
  await mount.close();
  rmSync(out, { recursive: true, force: true });
});

/** Requests an address without decompressing the answer. */
async function getRaw(address: string, coding: string) {
  const requested = request(address, { headers: { 'accept-encoding': coding } }).end();
  const [answer] = (await once(requested, 'response')) as [IncomingMessage];
  return { headers: answer.headers, body: Buffer.concat(await answer.toArray()) };
}

/** Waits until a program listens, and fails with its output if it ends. */
async function listening(child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (data) => {
    said += data;
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${said}`);
    const answer = await fetch(url).catch(() => null);
    if (answer) return;
    await new Promise((tried) => setTimeout(tried, 50));
  }
}

it('is byte-identical when it is built again', async () => {
  const first = readFileSync(made.tarball);
  const again = await make();
  expect(readFileSync(again.tarball).equals(first)).toBe(true);
  execFileSync('sha256sum', ['--quiet', '-c', `releases/${made.name}/SHA256SUMS`], { cwd: again.folder });
}, 120_000);

/** As root, both servers can be installed; on other machines, missing ones are skipped. */
const atHand = WEB_SERVERS.filter(({ program }) => program !== null || process.getuid?.() === 0);

describe.each(atHand)('$name', ({ program, start }) => {
  let child: ChildProcess;

  beforeAll(async () => {
    if (program === null) throw new Error('It is not on this machine, and cannot be installed from Debian.');
    child = start(program, deployed);
    await listening(child);
  });
  afterAll(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  });

  const inRoot = (...parts: string[]) => join(deployed, ...parts);
  const config = inRoot('config.json');
  const asset = (kind: RegExp) => `/assets/${readdirSync(inRoot('assets')).find((name) => kind.test(name))}`;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { headers: { 'accept-encoding': 'identity', ...headers } });

  it.each([
    ['the page', () => '/', 200],
    ['an address of the application', () => '/Ordering?order=1', 200],
    ['an address with a slash in a word', () => '/Messages/Support/a%2Fb', 200],
    ['a script', () => asset(/\.js$/), 200],
    ['a worker', () => asset(/worker.*\.js$/i), 200],
    ['a font', () => asset(/\.woff2$/), 200],
    ['a part that is missing', () => '/assets/none-00000000.js', 404],
    ['config.json', () => '/config.json', 200],
    ['the health check', () => '/health', 200],
  ])('sends the headers with %s', async (_, path, status) => {
    const answer = await get(path());
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(securityHeaders([], [], ['https://pictures.example'])))
      expect(answer.headers.get(name), name).toBe(value);
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    expect(answer.headers.get('server') ?? '').not.toMatch(/\d/);
  });

  it.each([
    [
      'files with a content hash in their name permanently',
      () => asset(/\.js$/),
      'public, max-age=31536000, immutable',
    ],
    ['no missing files', () => '/assets/none-00000000.js', 'no-store'],
    ['the page for a question', () => '/Ordering', 'no-cache'],
    ['config.json for a question', () => '/config.json', 'no-cache'],
  ])('caches %s', async (_, path, isImmutable) => {
    expect((await get(path())).headers.get('cache-control')).toBe(isImmutable);
  });

  it.each([
    ['br', '.br'],
    ['gzip', '.gz'],
  ])('sends precompressed files to clients that accept %s', async (coding, ending) => {
    for (const [path, file] of [
      [asset(/^start-.*\.js$/), inRoot(asset(/^start-.*\.js$/))],
      ['/', inRoot('current', 'site', 'index.html')],
      ['/Ordering', inRoot('current', 'site', 'index.html')],
    ] as const) {
      const { headers, body } = await getRaw(url + path, coding);
      expect(headers['content-encoding'], path).toBe(coding);
      expect(headers.vary?.toLowerCase(), path).toContain('accept-encoding');
      expect(body.equals(readFileSync(file + ending)), path).toBe(true);
    }
  });

  it('serves every file with its media type, and no source map', async () => {
    const kinds = { js: /javascript/, css: /^text\/css/, svg: /^image\/svg/, woff2: /^font\/woff2/ };
    for (const [ending, kind] of Object.entries(kinds))
      expect((await get(asset(new RegExp(`\\.${ending}$`)))).headers.get('content-type'), ending).toMatch(kind);
    expect((await get('/')).headers.get('content-type')).toMatch(/^text\/html/);
    // All endings have well-known media types on any server; a browser rejects a worker served as binary data.
    const extensions = new Set(readdirSync(inRoot('assets')).map((name) => extname(name.replace(/\.(br|gz)$/, ''))));
    expect([...extensions].sort()).toEqual(['.css', '.jpg', '.js', '.svg', '.ttf', '.vtt', '.webm', '.woff', '.woff2']);
    expect((await get(`${asset(/\.js$/)}.map`)).status).toBe(404);
  });

  it('serves the deployment’s own config.json, as it is edited there, and reports that it is missing', async () => {
    const text = readFileSync(config, 'utf8');
    expect(await (await get('/config.json')).json()).toMatchObject({ brand: 'aloe' });
    writeFileSync(config, text.replace('aloe', 'protea'));
    expect(await (await get('/config.json', { 'accept-encoding': 'br, gzip' })).json()).toMatchObject({
      brand: 'protea',
    });
    rmSync(config);
    const missing = await get('/config.json');
    expect(missing.status).toBe(404);
    expect(await missing.text()).toMatch(/Not Found/i);
    writeFileSync(config, text);
  });

  it('shows users a message that their configuration is missing or malformed', async () => {
    const text = readFileSync(config, 'utf8');
    const page = await browser.newPage();
    const reported = async () => {
      await page.goto(url);
      return page.getByRole('alertdialog', { name: 'Configuration not read' }).textContent();
    };
    writeFileSync(config, text.slice(0, -4));
    expect(await reported()).toContain('config.json is no JSON. This page goes without it');
    rmSync(config);
    expect(await reported()).toContain('config.json: the answer has the status 404');
    writeFileSync(config, text);
    await page.close();
  });

  it('shows a brand that is added at runtime, without a build', async () => {
    const text = readFileSync(config, 'utf8');
    const made = writeBrand({ name: 'renoster', accent: '#5b6f2a', word: 'calm' }, mkdtempSync(join(out, 'brand-')));
    const brand = await readBrandFolder(made);
    writeBrandPack(brand, inRoot('brands'));
    writeFileSync(config, text.replace('aloe', 'renoster'));
    const said: string[] = [];
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    page.on('console', (message) => said.push(message.text()));
    await page.goto(url);
    await page.getByText(/^Renoster \d/).waitFor();
    expect(await page.title()).toContain('Renoster | Pharmacy Ordering');
    const { color } = derive(brand.inputs, 'light');
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--m-color-surface-page')),
    ).toBe(color.surface.page);
    await page.waitForFunction(() =>
      ['/brands/renoster/wordmark-light.svg', '/brands/renoster/entrance-light.svg'].every((address) =>
        [...document.images].some((image) => image.src.endsWith(address) && image.naturalWidth > 0),
      ),
    );
    expect(said).toEqual([]);
    // An unknown brand is reported, and the first page uses the default.
    writeFileSync(config, text.replace('aloe', 'unknown'));
    await page.reload();
    await page.getByText(/^Mortar \d/).waitFor();
    expect(said.join('\n')).toContain('nor served in /brands/unknown: there is no brand.json');
    await page.close();
    writeFileSync(config, text);
  }, 30_000);

  it('shows the brand and the browser’s mode before scripts run', async () => {
    const page = await browser.newPage({ colorScheme: 'dark' });
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(url);
    const shown = () =>
      page.evaluate(() => {
        const { dataset } = document.documentElement;
        const ground = getComputedStyle(document.documentElement).backgroundColor;
        const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '';
        return { ...dataset, ground, title: document.title, icon };
      });
    const dark = await shown();
    expect(dark).toMatchObject({ brand: 'aloe', mode: 'dark', title: expect.stringContaining('Aloe') });
    expect((await fetch(dark.icon)).headers.get('content-type')).toMatch(/^image\/svg/);
    await page.evaluate(() => localStorage.setItem('mortar.dark', 'false'));
    await page.reload();
    expect(await shown()).toMatchObject({ mode: 'light' });
    expect((await shown()).ground).not.toBe(dark.ground);
    await page.close();
  });

  it('forwards calls, with the headers of the server behind it', async () => {
    const answer = await get('/api/Login/verify');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await get('/apiary')).headers.get('content-type')).toMatch(/^text\/html/);
    const import10 = await fetch(`${url}/api/ClientOrder/import/excel`, {
      method: 'POST',
      body: 'x'.repeat(9_000_000),
    });
    expect(import10.status).not.toBe(413);
  });

  it('forwards the SignalR connection as a WebSocket', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const negotiated = await fetch(`${url}/hub/negotiate?negotiateVersion=1`, { method: 'POST', headers });
    const { connectionToken } = (await negotiated.json()) as { connectionToken: string };
    const link = new WebSocket(`${url.replace('http', 'ws')}/hub?id=${connectionToken}&access_token=${token}`);
    await once(link, 'open');
    link.send('{"protocol":"json","version":1}\u001e');
    const [{ data }] = (await once(link, 'message')) as [MessageEvent];
    expect(data).toBe('{}\u001e');
    link.close();
    await once(link, 'close');
  });

  it('serves a product that a user can sign in to and search, without console messages', async () => {
    const said: string[] = [];
    const page = await browser.newPage({ locale: 'en-ZA' });
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    const linked = page.waitForEvent('websocket', (socket) => socket.url().includes('/hub'));
    await page.goto(`${url}/Login`);
    await page.getByLabel('Username').fill('admin@1001');
    await page.getByLabel('Password', { exact: true }).fill('Mortar@2026');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/Dashboard');
    await linked;
    expect(await page.title()).toContain('Aloe');
    await page.goto(`${url}/Promotions?view=promos`);
    await page.getByRole('searchbox', { name: 'Search promotions' }).fill('shampoo');
    await page.keyboard.press('Enter');
    await page
      .getByRole('list', { name: 'Promotions', exact: true })
      .or(page.getByText('Promotions are currently empty'))
      .waitFor();
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.close();
    expect(said).toEqual([]);
  }, 30_000);
});
