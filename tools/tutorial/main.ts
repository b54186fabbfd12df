// npm run tutorial -- [NAME|FOLDER…]: records the videos of the last step of first-time setup from the product's own
// screens, for each brand or for the named ones. The video of an external brand folder goes with its pack.
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { BRANDS } from '../../themes/src/brands.ts';
import { copyBesideApp, readBrandFolder, TUTORIAL } from '../branding/brandFolder.ts';
import { buildApp } from '../builds.ts';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts';
import { readOptions } from '../options.ts';
import { appDist, fromRoot } from '../paths.ts';
import { configHere, serve } from '../serving/server.ts';
import { createSite } from '../serving/site.ts';
import { encode, getPoster } from './encode.ts';
import { HEIGHT, record, TOP_BAR, WIDTH, webVtt } from './recording.ts';
import { SCENES } from './scenes.ts';

const PORT = '4199';

/** Returns the output paths of a brand; those in the application include its name. */
async function getFiles(said: string) {
  if ((BRANDS as readonly string[]).includes(said)) {
    const folder = fromRoot('app', 'assets', 'tutorial');
    return { folder, video: `${said}.webm`, poster: `${said}.jpg`, captions: 'captions.vtt' };
  }
  return { folder: (await readBrandFolder(said)).path, ...TUTORIAL, captions: null };
}

/** Records the product in a brand. */
async function recordIn(said: string): Promise<void> {
  const files = await getFiles(said);
  const brand = await copyBesideApp(said);
  const data = mkdtempSync(join(tmpdir(), 'mortar-tutorial-'));
  const options = readOptions(['--port', PORT, '--data', data, '--brand', brand], {});
  const running = await serve(options, async (around) =>
    createSite(appDist, configHere(options, around), [around.reportsOrigin]),
  );
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const url = `http://localhost:${PORT}`;
    const page = await browser.newPage({
      viewport: { width: WIDTH, height: HEIGHT + TOP_BAR },
      locale: 'en-ZA',
      // Lets the style below through: the page's own policy allows none.
      bypassCSP: true,
    });
    await page.goto(`${url}/Ordering`);
    await page.getByLabel('Username').fill('buyer@1001');
    await page.getByLabel('Password', { exact: true }).fill('Mortar@2026');
    await page.keyboard.press('Enter');
    // Hides toasts, which overlap the top bar and would be cropped.
    await page.addStyleTag({ content: '.m-toasts { display: none !important; }' });
    const recording = await record(page, SCENES);
    const studio = await browser.newPage();
    await studio.goto(`${url}/config.json`);
    const video = await encode(studio, recording);
    const poster = await getPoster(studio, recording.poster ?? Buffer.alloc(0));
    await mkdir(files.folder, { recursive: true });
    await writeFile(join(files.folder, files.video), video);
    await writeFile(join(files.folder, files.poster), poster);
    // Captions are the same for all brands.
    if (files.captions) await writeFile(join(files.folder, files.captions), webVtt(recording.captions));
    process.stdout.write(
      `${brand}: ${Math.round(video.length / 1000)} kB of video, ${Math.round(poster.length / 1000)} kB of poster.\n`,
    );
  } finally {
    await browser.close();
    await running.close();
    rmSync(data, { recursive: true, force: true });
  }
}

const named = process.argv.slice(2);
await buildApp();
for (const brand of named.length > 0 ? named : BRANDS) await recordIn(brand);
