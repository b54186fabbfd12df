import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findProgram } from '../../tools/debian.ts';
import { buildDemo } from '../../tools/demo/buildDemo.ts';
import { listFiles } from '../../tools/demo/makeDemo.ts';
import { serveDemo } from '../../tools/demo/serveDemo.ts';
import { appDist } from '../../tools/paths.ts';
import { startFirefox } from './browsers/firefox.ts';
import type { OtherBrowser } from './browsers/otherBrowser.ts';
import { startWebKit } from './browsers/webkit.ts';

const folder = await buildDemo();

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const firefox = findProgram(['firefox-esr', 'firefox'], ['firefox-esr']);
const webkit = {
  driver: findProgram(['WebKitWebDriver'], ['webkit2gtk-driver']),
  screen: findProgram(['Xvfb'], ['xvfb']),
};

const BROWSERS: readonly (readonly [name: string, start: (() => Promise<OtherBrowser>) | null])[] = [
  ['Firefox', firefox === null ? null : () => startFirefox(firefox)],
  [
    'WebKitGTK',
    webkit.driver === null || webkit.screen === null
      ? null
      : () => startWebKit({ driver: webkit.driver ?? '', screen: webkit.screen ?? '' }),
  ],
];

const content = (path: string) => readFileSync(join(folder, path));
const kilobytes = (paths: Iterable<string>) =>
  [...paths].reduce((sum, path) => sum + gzipSync(content(path), { level: 9 }).length, 0) / 1000;

describe('the folder of the demo', () => {
  const { files } = listFiles(folder);
  const first = files.filter((file) => file.first).map(({ path }) => path);

  it('opens with at most 400 kB, gzipped: the start page, the worker with the sample, the first page', () => {
    expect(kilobytes(['index.html', 'demo/boot.js', 'demo/boot.css', 'worker.js', ...first])).toBeLessThanOrEqual(400);
    expect(first.length).toBeGreaterThan(5);
  });

  it('contains the same application build as every deployment', () => {
    const built = readdirSync(join(appDist, 'assets'));
    for (const name of built)
      expect(content(`assets/${name}`).equals(readFileSync(join(appDist, 'assets', name))), name).toBe(true);
  });

  it('lists in its worker every file that the application can request', () => {
    const worker = content('worker.js').toString();
    for (const { path } of files) expect(worker.includes(path), path).toBe(true);
    const known = new Set(files.map(({ path }) => path));
    for (const name of readdirSync(join(folder, 'assets'))) expect(known.has(`/assets/${name}`), name).toBe(true);
  });

  it('has Storybook next to it, which knows the path of the demo', () => {
    expect(content('storybook/index.html').toString()).toContain('<meta name="mortar-demo" content="../">');
    expect(existsSync(join(folder, 'storybook', 'mockServiceWorker.js'))).toBe(true);
  });
});

describe.each(BROWSERS)('the demo in %s', (_, start) => {
  it.skipIf(start === null)('opens, signs in, and continues without a network', { timeout: 60_000 }, async () => {
    const host = await serveDemo(folder);
    closing.push(host.close);
    const browser = await start?.();
    if (!browser) return;
    closing.push(browser.close);
    const until = (expression: string) =>
      vi.waitUntil(() => browser.evaluate(expression).catch(() => false), { timeout: 25_000, interval: 100 });
    const press = (selector: string, text: string) =>
      until(
        `[...document.querySelectorAll('${selector}')].some((each) => each.textContent.startsWith('${text}') && (each.click(), true))`,
      );
    await browser.open(`${host.url}/`);
    await until(`document.querySelector('input[autocomplete=username]') !== null`);
    await press('summary', 'Accounts');
    await press('.demo-strip li button:enabled', 'buyer@1001');
    await press('button[type=submit]:enabled', 'Sign in');
    await until(`/Hello, /.test(document.body.innerText)`);
    await until(`/Works offline/.test(document.querySelector('.demo-strip').innerText)`);
    await host.close();
    await browser.open(`${host.url}/Ordering`);
    await until(`/Order Manager/.test(document.body.innerText) && /Front shop top-up/.test(document.body.innerText)`);
  });
});
