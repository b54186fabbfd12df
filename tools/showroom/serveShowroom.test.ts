import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type ShowroomHost, serveShowroom } from './serveShowroom.ts';

const folder = mkdtempSync(join(tmpdir(), 'mortar-showroom-'));
let host: ShowroomHost | undefined;

afterEach(async () => {
  await host?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('serves a build, and tells open pages of the next one', async () => {
  writeFileSync(join(folder, 'index.html'), '<html><head></head></html>');
  writeFileSync(join(folder, 'index.json'), '{}');
  host = await serveShowroom(folder, 0);
  expect(await (await fetch(`${host.url}/`)).text()).toContain('EventSource');
  expect(await (await fetch(`${host.url}/index.json`)).json()).toEqual({});
  const news = (await fetch(`${host.url}/rebuilt`)).body?.getReader();
  host.rebuilt();
  const { value } = (await news?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toContain('event: rebuilt');
  await news?.cancel();
});
