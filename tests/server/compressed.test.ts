import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { guardedServer, listen } from '@mortar/backend/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite } from '../../tools/serving/site.ts';
import { dataFolder } from './child.ts';

const folder = dataFolder();
const SCRIPT = 'export const order = "order";\n'.repeat(400);
const PICTURE = Uint8Array.from({ length: 4_000 }, (_, index) => (index * 7_919) % 251);
let server: Server;
let origin = '';

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Mortar</title>${'<p>'.repeat(900)}`);
  writeFileSync(join(folder, 'config.json'), '{}');
  writeFileSync(join(folder, 'assets/index.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/logo.png'), PICTURE);
  server = guardedServer({ request: createSite(folder) });
  origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, accepted: string, init: RequestInit = {}) =>
  fetch(origin + path, { ...init, headers: { 'accept-encoding': accepted, ...init.headers } });

describe('the files of the application', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('are served as %s, cached permanently, with the headers of every page', async (accepted, encoding) => {
    const { status, headers, ...rest } = await get('/assets/index.js', accepted).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    }));
    expect(status).toBe(200);
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toContain('accept-encoding');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(rest.text).toBe(SCRIPT);
  });

  it('are the page for every other address, and unencoded if they are pictures or short', async () => {
    const page = await get('/Ordering', 'br');
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(await page.text()).toContain('<title>Mortar</title>');
    const picture = await get('/assets/logo.png', 'br');
    expect(picture.headers.get('content-encoding')).toBeNull();
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(PICTURE);
    expect((await get('/config.json', 'br')).headers.get('content-encoding')).toBeNull();
    expect((await get('/assets/none.js', 'br')).status).toBe(404);
  });

  it('are compressed once, under one address each', async () => {
    const file = join(folder, 'assets/once.js');
    writeFileSync(file, SCRIPT);
    const first = await get('/assets/once.js', 'br');
    await get('/assets/%6fnce.js', 'br');
    rmSync(file);
    const again = await get('/assets/once.js', 'br');
    expect([...again.headers].filter(([name]) => name !== 'date')).toEqual(
      [...first.headers].filter(([name]) => !['date', 'transfer-encoding'].includes(name)),
    );
    expect(await again.text()).toBe(SCRIPT);
    expect((await get('/assets/%6fnce.js', 'br')).status).toBe(404);
    expect((await get('/assets/once.js', 'gzip')).status).toBe(404);
  });

  it('have their length in the answer to HEAD, without a body', async () => {
    const head = await get('/assets/index.js', 'br', { method: 'HEAD' });
    expect(head.headers.get('content-encoding')).toBeNull();
    expect(await head.text()).toBe('');
  });
});
