import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appearancesElement } from '../../.storybook/appearance/tokens.ts';
import { BRANDS } from '../../themes/src/brands.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../tools/chromium.ts';
import { storybookDist } from '../../tools/paths.ts';
import { type StaticServer, serveFolder } from '../../tools/static-server.ts';

const STORY = '?path=/story/components-actions-button--solid';
const DOCS = '?path=/docs/components-actions-button--docs';

/** Maximum milliseconds for rendering a preview on a busy machine. */
const SLOW = 90_000;

let site: StaticServer;
let browser: Browser;

beforeAll(async () => {
  site = await serveFolder(storybookDist);
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Opens Storybook and counts how often its preview is loaded. */
async function opened(address: string) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  page.setDefaultTimeout(SLOW);
  const previews: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('iframe.html')) previews.push(request.url());
  });
  await page.goto(`${site.url}/${address}`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.locator('html[data-brand]').waitFor({ state: 'attached' });
  return { page, preview, previews };
}

const look = (page: Page) =>
  page.evaluate(() => ({
    ...document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe')?.contentDocument?.documentElement.dataset,
  }));
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const pressed = (page: Page, group: string) =>
  page.getByRole('group', { name: group }).getByRole('switch', { checked: true }).textContent();

describe('the themes that both windows load', () => {
  it('are those of every brand in both modes', () => {
    const looks = JSON.parse(/>(.*)</.exec(appearancesElement())?.[1] ?? '{}');
    expect(Object.keys(looks)).toEqual([...BRANDS]);
    expect(Object.values(looks).map((modes) => Object.keys(modes as object))).toEqual(
      BRANDS.map(() => ['light', 'dark']),
    );
  });
});

describe(
  "Storybook's window",
  () => {
    it('shows every brand and both modes, and applies the choice without a reload', async () => {
      const { page, previews } = await opened(STORY);
      const before = await ground(page);
      await page.getByRole('group', { name: 'Brand' }).getByRole('switch', { name: 'Baobab' }).click();
      await page.getByRole('group', { name: 'Mode' }).getByRole('switch', { name: 'Dark' }).click();
      await expect.poll(() => look(page), { timeout: SLOW }).toMatchObject({ brand: 'baobab', mode: 'dark' });
      expect([await pressed(page, 'Brand'), await pressed(page, 'Mode')]).toEqual(['Baobab', 'Dark']);
      expect(await ground(page)).not.toBe(before);
      expect(previews).toHaveLength(1);
      await page.close();
    });

    it('has keys for the next and the previous brand, and for the other mode', async () => {
      const { page } = await opened(STORY);
      await page.getByRole('group', { name: 'Brand' }).waitFor();
      await page.keyboard.press('Alt+]');
      await expect.poll(() => look(page), { timeout: SLOW }).toMatchObject({ brand: 'aloe', mode: 'light' });
      await page.keyboard.press('Alt+[');
      await expect.poll(() => look(page), { timeout: SLOW }).toMatchObject({ brand: 'mortar' });
      await page.keyboard.press('Alt+[');
      await page.keyboard.press('Alt+\\');
      await expect.poll(() => look(page), { timeout: SLOW }).toMatchObject({ brand: 'wireframe', mode: 'dark' });
      await page.keyboard.press('Control+Shift+,');
      for (const label of ['Next brand', 'Previous brand', 'Light or dark']) await page.getByText(label).waitFor();
      await page.close();
    });

    it('shows documentation pages in the chosen brand and mode', async () => {
      const { page, preview, previews } = await opened(`${DOCS}&globals=brand:fynbos;mode:dark`);
      await expect.poll(() => look(page), { timeout: SLOW }).toMatchObject({ brand: 'fynbos', mode: 'dark' });
      const wrapper = preview.locator('.sbdocs-wrapper');
      const colour = () => wrapper.evaluate((element) => getComputedStyle(element).backgroundColor);
      const dark = await colour();
      await page.getByRole('group', { name: 'Mode' }).getByRole('switch', { name: 'Light' }).click();
      await expect.poll(colour, { timeout: SLOW }).not.toBe(dark);
      expect(previews).toHaveLength(1);
      await page.close();
    });
  },
  3 * SLOW,
);
