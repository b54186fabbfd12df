import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandFrom } from '@mortar/themes/own-brand';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { derive } from '../../themes/src/derive.ts';
import { read } from '../../tools/architecture/sources.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../tools/chromium.ts';
import { fromRoot } from '../../tools/paths.ts';
import { packLibraries } from '../../tools/publishing/packLibraries.ts';
import { type StaticServer, serveFolder } from '../../tools/static-server.ts';
import { type FreshApp, installFreshApp } from './freshApp.ts';
import { difference, type PageCost, pageCost } from './pageCost.ts';

const work = mkdtempSync(join(tmpdir(), 'mortar-adopting-'));
let app: FreshApp;
let browser: Browser | undefined;

beforeAll(async () => {
  app = await installFreshApp(join(work, 'app'), await packLibraries(join(work, 'packages')));
  cpSync(fromRoot('tests', 'packages', 'document'), app.folder, { recursive: true });
  // As in docs/adopting.md: the brand is generated before the application is built.
  await app.run('node', 'brand.mjs');
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
}, 120_000);
afterAll(async () => {
  // Undefined if the installation failed.
  await browser?.close();
  rmSync(work, { recursive: true, force: true });
});

it('compiles with type checking of our libraries', async () => {
  // The settings include type-checking of libraries.
  await app.run('tsc', '-p', 'tsconfig.json');
}, 30_000);

it('installs one layer stack: each Zag package exists once', () => {
  const installed = readdirSync(join(app.folder, 'node_modules', '.pnpm'));
  for (const part of ['dismissable', 'focus-trap', 'aria-hidden'])
    expect(installed.filter((name) => name.startsWith(`@zag-js+${part}@`))).toHaveLength(1);
});

/** Returns a brand's colour in one mode from the package's design tokens, in the browser's notation. */
function getColour(theme: string, path: string): string {
  const file = createRequire(join(app.folder, 'index.js')).resolve(`@mortar/themes/tokens/${theme}.json`);
  const token = path.split('.').reduce((group, name) => group[name], JSON.parse(readFileSync(file, 'utf8')));
  return browserColour(token.$value.hex);
}

const browserColour = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const messages: string[] = [];
let page: Page;

async function openPage(): Promise<void> {
  messages.length = 0;
  if (!browser) throw new Error('There is no browser.');
  page = await browser.newPage({ locale: 'en-ZA', viewport: { width: 1024, height: 640 } });
  page.setDefaultTimeout(10_000);
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
}

const getStyle = (selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
const product = () => page.getByRole('row', { name: /Panado/ });

/** Checks all brands and modes that the page offers. */
async function expectBrandsAt(url: string): Promise<void> {
  await page.goto(url);
  await product().waitFor();
  const grounds = new Set<string>();
  for (const theme of ['mortar.light', 'mortar.dark', 'aloe.dark', 'aloe.light']) {
    const [brand, mode] = theme.split('.');
    await page.getByRole('radio', { name: brand === 'aloe' ? 'Aloe Order' : 'Mortar' }).check();
    await page.getByRole('switch', { name: 'Dark' }).setChecked(mode === 'dark');
    const ground = await getStyle('html', 'background-color');
    expect(ground, theme).toBe(getColour(theme, 'color.surface.page'));
    expect(await getStyle('.m-top-bar', 'background-color'), theme).toBe(getColour(theme, 'color.topBar.bg'));
    grounds.add(ground);
  }
  expect(grounds.size).toBe(4);
  const widths = page
    .locator('img')
    .evaluateAll((images) => images.map((one) => (one as HTMLImageElement).naturalWidth));
  expect(await widths).toEqual([32, 32]);
  expect(messages).toEqual([]);
}

async function expectDocumentAt(url: string): Promise<void> {
  await page.goto(`${url}/document.html`);
  await page.getByRole('figure', { name: 'Page 1 of 1' }).waitFor();
  expect(messages).toEqual([]);
}

describe('the built application', () => {
  let site: StaticServer;

  beforeAll(async () => {
    await app.run('vite', 'build', '--logLevel', 'warn');
    await app.run('vite', 'build', '--logLevel', 'error', '--config', 'document.config.ts');
    site = await serveFolder(join(app.folder, 'dist'));
  }, 60_000);
  afterAll(() => site.close());
  beforeEach(async () => {
    await openPage();
    return () => page.close();
  });

  it('uses two brands, in two modes', () => expectBrandsAt(site.url), 30_000);

  it('uses its own brand', async () => {
    await page.goto(site.url);
    await product().click();
    await page.evaluate(() => {
      document.documentElement.dataset.brand = 'acme';
    });
    const own = derive(brandFrom('acme', '#5b6f2a'), 'light').color;
    expect(await getStyle('html', 'background-color')).toBe(browserColour(own.surface.page));
    const save = page.getByRole('button', { name: 'Save' });
    const ground = () => save.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(ground).toBe(browserColour(own.palette.accent.solid));
    expect(messages).toEqual([]);
  }, 30_000);

  it('shows a grid, and a popup that has focus until Escape', async () => {
    await page.goto(site.url);
    const grid = page.getByRole('grid', { name: 'Stock' });
    await product().click();
    const popup = page.getByRole('dialog', { name: /Panado/ });
    await popup.waitFor();
    const hasFocus = (where: Locator) => where.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(() => hasFocus(popup.getByLabel('Note'))).toBe(true);
    // Four stops that cycle: focus never leaves.
    for (let tabs = 0; tabs < 5; tabs++) {
      await page.keyboard.press('Tab');
      expect(await hasFocus(popup)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'hidden' });
    expect(await hasFocus(grid)).toBe(true);
    expect(await grid.getByRole('row').count()).toBe(4);
    expect(messages).toEqual([]);
  }, 30_000);

  it('shows a document, whose worker the bundler resolves', () => expectDocumentAt(site.url), 30_000);
});

describe('the application in development', () => {
  let server: ViteDevServer;
  const url = () => server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';

  beforeAll(async () => {
    server = await createServer({ root: app.folder, logLevel: 'error', server: { port: 0 } });
    await server.listen();
    await openPage();
  }, 60_000);
  afterAll(async () => {
    await page.close();
    await server.close();
  });

  it('uses the same brands', () => expectBrandsAt(url()), 30_000);
  it('shows the same document', () => expectDocumentAt(url()), 30_000);
});

describe('the size of a page', () => {
  /** Returns a React page with nested elements. */
  const getPage = (imports: string, ...elements: string[]) => `
    ${imports}
    import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    createRoot(document.body).render(${elements.reduceRight((inside, element) => `createElement(${element}, ${inside})`, 'null')});`;
  const from = (names: string) => `import { ${names} } from '@mortar/design-system';`;
  const pages = {
    react: getPage('', "'button', null"),
    chakra: getPage(
      "import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';",
      'ChakraProvider, { value: createSystem(defaultBaseConfig) }',
    ),
    button: getPage(from('Button'), 'Button, null'),
    provider: getPage(from('MortarProvider'), 'MortarProvider, null'),
    popup: getPage(from('MortarProvider, Popup'), 'MortarProvider, null', "Popup, { open: true, title: '' }"),
    grid: getPage(from('DataGrid, MortarProvider'), 'MortarProvider, null', 'DataGrid, { columns: [], rows: [] }'),
    all: getPage("import * as all from '@mortar/design-system'; globalThis.all = { ...all };", "'button', null"),
  };
  type Name = keyof typeof pages;
  const costs = new Map<Name, PageCost>();
  const getCost = (name: Name) => costs.get(name) as PageCost;

  beforeAll(async () => {
    // Vitest's value would select the development builds of React and Chakra.
    vi.stubEnv('NODE_ENV', 'production');
    for (const [name, source] of Object.entries(pages)) costs.set(name as Name, await pageCost(app.folder, source));
    vi.unstubAllEnvs();
  }, 60_000);

  /** The table in docs/adopting.md: the maximum cost of a page. */
  const limits = new Map(
    [...read('docs/adopting.md').matchAll(/^\| (\S.+?) +\| +([\d.]+) \| +([\d.]+) \|$/gm)].map(
      ([, name = '', js, css]) => [name, { js: Number(js), css: Number(css) }],
    ),
  );

  it.each([
    ['a button, beside React', 'button', 'react'],
    ["Chakra's provider, beside React", 'chakra', 'react'],
    ["ours, beside Chakra's", 'provider', 'chakra'],
    ['a popup, beside our provider', 'popup', 'provider'],
    ['a grid, beside our provider', 'grid', 'provider'],
    ['the whole index, beside React', 'all', 'react'],
  ] as const)('%s: as the page for adopters states, and hardly less', (name, page, baseline) => {
    const cost = difference(getCost(page), getCost(baseline));
    const limit = limits.get(name) ?? { js: 0, css: 0 };
    for (const kind of ['js', 'css'] as const) {
      expect(cost[kind], kind).toBeLessThanOrEqual(limit[kind]);
      expect(cost[kind], kind).toBeGreaterThanOrEqual(limit[kind] * 0.85);
    }
  });

  it('a button consists of five modules of ours with their styles, and nothing else', () => {
    const { modules, styles } = getCost('button');
    const ours = modules.filter((module) => !/^(react|react-dom|scheduler)\//.test(module));
    expect(ours.map((module) => module.replace('@mortar/design-system/dist/components/', '')).sort()).toEqual([
      ...['Button/Button.js', 'KeyHint/KeyHint.js', 'Spinner/Spinner.js', 'Tooltip/Tooltip.js'],
      'Tooltip/positionTooltip.js',
    ]);
    const blocks = new Set([...styles.matchAll(/\.(m-[a-z]+)/g)].map(([, block]) => block));
    expect([...blocks].sort()).toEqual(['m-button', 'm-key', 'm-spinner', 'm-tone', 'm-tooltip']);
  });

  it('modules that are not imported are not included', () => {
    expect(getCost('all').modules.some((module) => module.startsWith('formik/'))).toBe(true);
    for (const page of ['button', 'popup'] as const)
      expect(getCost(page).modules.filter((module) => /formik|pdfjs|DataGrid|react-virtual/.test(module))).toEqual([]);
  });
});
