import { BRANDS, brandInfo } from '@mortar/themes';
import { getPaper } from '@mortar/themes/paper';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultConfig, loadConfig } from './config.ts';

const both = (name: string) => ({ light: `${name}-light.svg`, dark: `${name}-dark.svg` });
const pack = (name: string) => ({
  info: {
    productName: name,
    documentTitle: `${name} | Orders`,
    promotionsTitle: 'Welcome',
    promotionsShopLabel: 'Shop',
    favicon: 'favicon.svg',
    emptyCart: both('cart'),
    footerBanner: both('banner'),
    logo: { mark: both('mark'), wordmark: both('wordmark') },
  },
  entrance: both('entrance'),
  paper: { accent: '#5b6f2a', head: 'leaf', rows: 'ruled', headings: 'line' },
  somethingNewer: true,
});

/** Served JSON by path; unknown paths get the application's page, as on servers. */
let files: Record<string, unknown>;
let styleSheetEvent: 'load' | 'error';

beforeEach(() => {
  styleSheetEvent = 'load';
  vi.stubGlobal('fetch', async (path: string) =>
    path in files
      ? Response.json(files[path])
      : new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  );
  // The test environment does not load style sheets.
  vi.spyOn(document.head, 'append').mockImplementation(
    (link) => void (link as Element).dispatchEvent(new Event(styleSheetEvent)),
  );
});
afterEach(() => {
  // Removes the registered brand, since tests share it.
  Reflect.deleteProperty(brandInfo, 'renoster');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('uses a brand that is served next to the application', async () => {
  files = { '/config.json': { brand: 'renoster', version: '3' }, '/brands/renoster/brand.json': pack('Renoster') };
  const { config, problems } = await loadConfig();
  expect(problems).toEqual([]);
  expect(config).toEqual({ ...defaultConfig, brand: 'renoster', version: '3' });
  const info = brandInfo[config.brand];
  expect(info).toMatchObject({ productName: 'Renoster', favicon: '/brands/renoster/favicon.svg' });
  expect(info.logo.mark.dark).toBe('/brands/renoster/mark-dark.svg');
  expect(getPaper(config.brand)).toMatchObject({ accent: '#5b6f2a', head: 'leaf', ink: getPaper('mortar').ink });
  const [link] = vi.mocked(document.head.append).mock.calls[0] ?? [];
  expect((link as HTMLLinkElement).getAttribute('href')).toBe('/brands/renoster/theme.css');
});

it('uses the tutorial that the brand lists', async () => {
  const { info, ...rest } = pack('Renoster');
  const recorded = { ...rest, info: { ...info, tutorial: { video: 'tutorial.webm', poster: 'tutorial.jpg' } } };
  files = { '/config.json': { brand: 'renoster' }, '/brands/renoster/brand.json': recorded };
  const { config } = await loadConfig();
  expect(brandInfo[config.brand].tutorial).toEqual({
    video: '/brands/renoster/tutorial.webm',
    poster: '/brands/renoster/tutorial.jpg',
  });
});

it('does not fetch a built-in brand', async () => {
  files = { '/config.json': { brand: 'aloe' } };
  expect((await loadConfig()).config.brand).toBe('aloe');
  expect(document.head.append).not.toHaveBeenCalled();
});

/** Paths of all values: `info.logo.mark`. */
const parts = (value: object, path: string[] = []): string[][] =>
  Object.entries(value).flatMap(([key, part]) => [
    [...path, key],
    ...(typeof part === 'object' ? parts(part, [...path, key]) : []),
  ]);

function without([key = '', ...rest]: string[], value: object): object {
  const { [key]: part, ...others } = value as Record<string, object>;
  return rest.length === 0 ? others : { ...others, [key]: without(rest, part ?? {}) };
}

it.each(parts(without(['somethingNewer'], pack('x'))).map((path) => path.join('.')))(
  'reports a brand without %s',
  async (path) => {
    files = { '/config.json': { brand: 'nobody' }, '/brands/nobody/brand.json': without(path.split('.'), pack('x')) };
    const { config, problems } = await loadConfig();
    expect(config.brand).toBe('mortar');
    expect(problems[0]).toContain(path);
  },
);

it.each<[what: string, file: unknown, why: string]>([
  ['nothing', undefined, 'there is no brand.json'],
  ['no object', 7, 'object'],
  [
    'a picture from another host',
    { ...pack('x'), entrance: both('https://elsewhere.example/door') },
    'entrance.light is no picture beside it',
  ],
  [
    'a picture of another folder',
    { ...pack('x'), entrance: both('../aloe/door') },
    'entrance.light is no picture beside it',
  ],
  ['an unknown letterhead', { ...pack('x'), paper: { ...pack('x').paper, head: 'stamp' } }, 'paper.head'],
  [
    'a video from another host',
    { ...pack('x'), info: { ...pack('x').info, tutorial: { video: '//elsewhere/a.webm', poster: 'a.jpg' } } },
    'info.tutorial.video is no webm file beside it',
  ],
  ['a colour in words', { ...pack('x'), paper: { ...pack('x').paper, accent: 'teal' } }, 'paper.accent is no colour'],
  ['a number for a name', { ...pack('x'), info: { ...pack('x').info, productName: 7 } }, 'info.productName'],
])('keeps the default brand if the folder holds %s, and reports the reason', async (_, file, why) => {
  files = { '/config.json': { brand: 'nobody' }, ...(file !== undefined && { '/brands/nobody/brand.json': file }) };
  const { config, problems, unread } = await loadConfig();
  expect({ config, unread }).toEqual({ config: defaultConfig, unread: false });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`brand is "nobody", not one of ${BRANDS.join(', ')}, nor served in /brands/nobody: `);
  expect(problems[0]).toContain(why);
});

it('keeps the default brand if its theme cannot be fetched', async () => {
  styleSheetEvent = 'error';
  files = { '/config.json': { brand: 'nobody' }, '/brands/nobody/brand.json': pack('Nobody') };
  const { config, problems } = await loadConfig();
  expect(config.brand).toBe('mortar');
  expect(problems[0]).toContain('theme.css cannot be fetched');
});
