import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isReplaced } from './isReplaced.ts';

const page = (script: string) =>
  `<!doctype html><html><head><script type="module" crossorigin src="/assets/${script}"></script></head></html>`;

const script = document.createElement('script');
script.type = 'module';
script.setAttribute('src', '/assets/index-a.js');

beforeEach(() => document.head.prepend(script));
afterEach(() => {
  vi.restoreAllMocks();
  script.remove();
});

it.each([
  ['another one, if the page starts with another script', async () => new Response(page('index-b.js')), true],
  ['the one that runs', async () => new Response(page('index-a.js')), false],
  ['unknown, if the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['unknown, if the server is down', async () => new Response(page('index-b.js'), { status: 502 }), false],
  ['unknown, if another page answers', async () => new Response('<h1>Sign in to the network</h1>'), false],
])('detects that the served build is %s', async (_, answer: () => Promise<Response>, replaced) => {
  const requested = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  expect(await isReplaced()).toBe(replaced);
  expect(requested).toHaveBeenCalledWith('/index.html', { cache: 'no-cache' });
});
