import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type StorybookHost, serveStorybook } from './serveStorybook.ts';

let folder = '';
let host: StorybookHost | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mortar-storybook-'));
});

afterEach(async () => {
  await host?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('serves a build, and notifies open pages of the next one', async () => {
  writeFileSync(join(folder, 'index.html'), '<html><head></head></html>');
  writeFileSync(join(folder, 'index.json'), '{}');
  host = await serveStorybook(folder, 0);
  expect(await (await fetch(`${host.url}/`)).text()).toContain('EventSource');
  expect(await (await fetch(`${host.url}/index.json`)).json()).toEqual({});
  const news = (await fetch(`${host.url}/rebuilt`)).body?.getReader();
  host.rebuilt();
  const { value } = (await news?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toContain('event: rebuilt');
  await news?.cancel();
});

it('serves the review site next to it', async () => {
  writeFileSync(join(folder, 'data.js'), 'window.reviewData = {};');
  host = await serveStorybook(folder, 0, folder);
  expect(await (await fetch(`${host.url}/review/data.js`)).text()).toContain('reviewData');
  expect((await fetch(`${host.url}/review/other.js`)).status).toBe(404);
});
