import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../tools/chromium.ts';
import { inProduction } from '../../../tools/inProduction.ts';
import { storybookDist } from '../../../tools/paths.ts';
import { serveFolder } from '../../../tools/static-server.ts';
import { COMBINATIONS, getCombination } from '../../stories/combinations.ts';
import { readStories } from '../../stories/reach/stories.ts';
import { captureStory } from '../capture/capture.ts';
import type { Gallery } from '../capture/gallery.ts';
import { openStudio } from '../capture/studio.ts';
import { getSiteParts } from './main.ts';
import { writeSite } from './write.ts';

const TITLE = 'Popups/Everywhere/Confirmation';

describe('the review site, opened from disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mortar-review-'));
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const stories = readStories(storybookDist).filter(({ title }) => title === TITLE);
    const site = await serveFolder(storybookDist, { unchanging: true });
    const studio = await openStudio(findChromium());
    const now: Gallery = {};
    for (const { id } of stories) now[id] = await captureStory(studio, site.url, id, COMBINATIONS);
    await studio.close();
    await site.close();
    // The previous version had one state less.
    const [first] = stories;
    const before = first ? { [first.id]: now[first.id] ?? { screenshots: {}, popup: false } } : {};
    const parts = await getSiteParts(
      [
        { label: 'working tree', stories, gallery: now },
        { label: 'v1.4', stories, gallery: before },
      ],
      { name: 'here' },
      null,
    );
    // Ignores the reviews of the project's own popups.
    const undecided = { ...parts, data: { ...parts.data, reviews: {} } };
    const file = await inProduction(() => writeSite(undecided, folder));
    browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    await page.goto(pathToFileURL(file).href);
  }, 120_000);

  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const shownPictures = () =>
    page
      .locator('img.review-picture')
      .evaluateAll((images) =>
        images.map((image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0),
      );

  it('reaches a popup in ten combinations within two clicks', async () => {
    await page.getByRole('link', { name: 'Confirmation', exact: true }).click();
    await expect.poll(shownPictures).toEqual(COMBINATIONS.map(() => true));
    await page.getByRole('img', { name: /Fynbos dark/ }).click();
    await expect.poll(shownPictures).toEqual([true]);
    expect(decodeURIComponent(page.url())).toMatch(
      /#\/compare\/popups-everywhere-confirmation\?.*combination=fynbos.dark/,
    );
  });

  it('changes brand, mode, state and comparison by keys, and stores all of it in the address', async () => {
    await page.keyboard.press('b');
    await page.keyboard.press('m');
    await page.keyboard.press('j');
    await page.keyboard.press('3');
    await expect.poll(() => page.getByRole('slider').count()).toBe(1);
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    expect(await page.getByRole('radio', { name: 'Slider' }).isChecked()).toBe(true);
    expect(await page.getByRole('combobox', { name: 'Brand' }).inputValue()).toBe('protea');
    expect(await page.locator('html').getAttribute('data-mode')).toBe('light');
  });

  it('stores a comment on a place in a picture, and approvals, and exports them', async () => {
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Comment on a place' }).click({ position: { x: 60, y: 40 } });
    await page.getByRole('textbox', { name: /said about this place/ }).fill('Too close to the edge');
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await page.getByText('Too close to the edge').waitFor();
    await page.keyboard.press('u');
    // Approval requires viewing first.
    const approved = page.getByRole('radio', { name: 'Approved' });
    expect(await approved.isDisabled()).toBe(true);
    await page.getByText(/^Not seen in every state yet: .*Fynbos/).waitFor();
    for (const state of await page.getByRole('navigation', { name: 'States' }).getByRole('link').all()) {
      await state.click();
      for (const { brand, mode } of COMBINATIONS) {
        const picture = page.getByRole('img', { name: new RegExp(`${brand} ${mode}$`, 'i') });
        await picture.scrollIntoViewIfNeeded();
        const file = await picture.getAttribute('src');
        const seen = () => page.evaluate(() => localStorage.getItem('mortar-review-seen'));
        await expect.poll(seen).toContain(file);
      }
    }
    await expect.poll(() => approved.isEnabled()).toBe(true);
    await approved.check();
    await page.getByRole('link', { name: 'Start' }).click();
    await page.getByRole('link', { name: '1 approved' }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Hand over my reviews' }).click();
    const chunks = await (await download).createReadStream().then((stream) => stream.toArray());
    const [review] = Object.values(
      JSON.parse(Buffer.concat(chunks).toString()) as Record<
        string,
        { status: string; seen: string[]; comments: { text: string; combination: string }[] }
      >,
    );
    expect(review?.status).toBe('approved');
    expect(review?.seen).toHaveLength(COMBINATIONS.length);
    expect(review?.comments[0]?.text).toBe('Too close to the edge');
    expect(() => getCombination(review?.comments[0]?.combination ?? '')).not.toThrow();
  });

  it('lists differences from another version', async () => {
    await page.goto(`${page.url().split('#')[0]}#/browse?reviewState=differs&otherVersion=v1`);
    expect(await page.getByRole('status').textContent()).toBe('1 entry');
  });
});
