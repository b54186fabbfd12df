import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { appDist } from '../../tools/paths.ts';

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
const manifest = JSON.parse(readFileSync(join(appDist, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;

/** Returns a chunk with all its static imports. */
function eager(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) eager(next, seen);
  return seen;
}

const content = (key: string) => readFileSync(join(appDist, manifest[key]?.file ?? ''));
const kilobytes = (keys: Iterable<string>) =>
  [...keys].reduce((sum, key) => sum + gzipSync(content(key), { level: 9 }).length, 0) / 1000;

const first = eager('index.html');
/**
 * Returns the chunk of a source file.
 * @throws if there is none, because a missing chunk would count as empty
 */
function getEntry(file: string): string {
  const found = Object.keys(manifest).find((key) => manifest[key]?.src?.endsWith(`/${file}`));
  if (found === undefined) throw new Error(`The build has no chunk of ${file}.`);
  return found;
}
/** Chunks loaded on every page after sign-in. */
const signedIn = new Set([...first, ...eager(getEntry('SignedInLayout.tsx'))]);

describe('the first page (login)', () => {
  it('is at most 162 kB of JavaScript, gzipped; 200 is the budget', () => {
    expect(kilobytes(first)).toBeLessThanOrEqual(162);
  });

  it.each(['signalr', 'HubConnection', 'Formik', 'm-grid', 'm-popup__aside', 'Send your orders', 'pdfjs'])(
    'contains nothing of %s',
    (word) => {
      for (const key of first) expect(content(key).toString().includes(word), manifest[key]?.file).toBe(false);
    },
  );
});

describe('the ordering page', () => {
  const page = () =>
    new Set([...first, ...eager(getEntry('OrderingScreen.tsx'), eager(getEntry('SignedInLayout.tsx')))]);

  it('is at most 323 kB including the first page', () => {
    expect(kilobytes(page())).toBeLessThanOrEqual(323);
  });

  it('is at most 18 files including the first page, of which Login is 3', () => {
    expect(first.size).toBeLessThanOrEqual(3);
    expect(page().size).toBeLessThanOrEqual(18);
  });
});

describe('the promotions shop', () => {
  it('is at most 300 kB including the first page, without its popups', () => {
    const page = eager(getEntry('PromotionsScreen.tsx'), eager(getEntry('SignedInLayout.tsx')));
    expect(kilobytes(new Set([...first, ...page]))).toBeLessThanOrEqual(300);
    for (const part of ['QuantitySelectorPopup.tsx', 'MyCart.tsx']) expect(page.has(getEntry(part)), part).toBe(false);
  });
});

describe('the reports page', () => {
  const own = () => [...eager(getEntry('ReportsScreen.tsx'))].filter((key) => !signedIn.has(key));

  it('is at most 7.5 kB in addition to loaded code, including its pictures', () => {
    expect(kilobytes(own())).toBeLessThanOrEqual(7.5);
  });

  it('is not part of the first page, nor of ordering', () => {
    const others = new Set([...first, ...eager(getEntry('OrderingScreen.tsx'), eager(getEntry('SignedInLayout.tsx')))]);
    const words = own().filter((key) => content(key).toString().includes('Welcome To Reports'));
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((key) => others.has(key))).toEqual([]);
  });
});

describe('the animation code', () => {
  const MOVING = ['motion/motor.ts', 'motion/dragging.ts'];
  const isScript = (key: string) => manifest[key]?.file.endsWith('.js') === true;
  /** Content that only the lazy parts of the motion module have. */
  const parts = MOVING.map((part) => [...eager(getEntry(part))].filter((key) => content(key).includes('cubicBezier')));

  it('is loaded on demand, and not part of any page', () => {
    const moving = new Set(MOVING.flatMap((part) => [getEntry(part), ...parts.flat()]));
    expect(moving.size).toBeGreaterThanOrEqual(MOVING.length);
    const others = Object.keys(manifest).filter((key) => isScript(key) && !moving.has(key));
    const holding = others.filter((key) => [...eager(key)].some((each) => moving.has(each)));
    expect(holding).toEqual([]);
  });

  it.each([
    ['elements and numbers', 0, 14.5],
    ['elements that follow the pointer', 1, 34.6],
  ])('for %s is within its size limit', (_, at, limit) => {
    const loaded = [...eager(getEntry(MOVING[at] ?? ''))].filter((key) => !signedIn.has(key));
    expect(loaded.length).toBeGreaterThan(0);
    expect(kilobytes(loaded)).toBeLessThanOrEqual(limit);
  });
});

describe('the complete build', () => {
  it('is at most 225 scripts', () => {
    const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
    expect(scripts.length).toBeLessThanOrEqual(225);
  });

  it('contains nothing of the reference backend', () => {
    for (const key of Object.keys(manifest).filter((each) => manifest[each]?.file.endsWith('.js'))) {
      expect(content(key).toString(), manifest[key]?.file).not.toMatch(
        /mockServiceWorker|setupWorker|Mortar@2026|Kloof Street/,
      );
    }
  });
});
