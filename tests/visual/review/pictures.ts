import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { PictureFacts, VersionPictures } from '../../../.storybook/review/site/model.ts';
import { around, type Box } from '../box.ts';
import type { Screenshot } from '../capture/capture.ts';
import type { Gallery } from '../capture/gallery.ts';
import { cached, imageFile } from '../paths.ts';

/** Path of a cropped picture, named by its content hash so that equal ones share a file. */
export const cutFile = (file: string) => cached('cut', file);

const AT_ONCE = 3;
// Pictures are processed in parallel, one core each; several threads per picture would wait for each other.
sharp.concurrency(1);

/** Returns one crop for all shots of a story, so that they align; undefined if one needs the full picture. */
export function commonCrop(screenshots: readonly Screenshot[]): Box | undefined {
  const crops = screenshots.flatMap(({ crop }) => crop ?? []);
  if (crops.length < screenshots.length) return undefined;
  return around(crops) ?? undefined;
}

function within({ width, height }: Screenshot, crop: Box | undefined): Box {
  if (!crop) return { x: 0, y: 0, width, height };
  return { ...crop, width: Math.min(crop.width, width - crop.x), height: Math.min(crop.height, height - crop.y) };
}

/**
 * Crops a screenshot without loss.
 * @returns its file name by content hash, and its size
 */
export async function cut(screenshot: Screenshot, crop: Box | undefined): Promise<PictureFacts> {
  const { x, y, width, height } = within(screenshot, crop);
  const known = cached('cuts', screenshot.hash.slice(0, 2), `${screenshot.hash}-${x}-${y}-${width}-${height}.txt`);
  if (existsSync(known)) {
    const file = readFileSync(known, 'utf8');
    if (existsSync(cutFile(file))) return [file, width, height];
  }
  const bytes = await sharp(imageFile(screenshot.hash))
    .extract({ left: x, top: y, width, height })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const file = join(name.slice(0, 2), `${name}.webp`);
  for (const [path, content] of [
    [cutFile(file), bytes],
    [known, file],
  ] as const) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return [file, width, height];
}

/** Runs a task for each item with limited concurrency. */
async function fewAtOnce<Item>(items: readonly Item[], task: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/**
 * Returns the pictures of a version, each cropped to its story's subject.
 * @param combinations names, in the version's order
 */
export async function getPictures(gallery: Gallery, combinations: readonly string[]): Promise<VersionPictures> {
  const cuts: Record<string, (PictureFacts | undefined)[]> = {};
  await fewAtOnce(Object.entries(gallery), async ([story, { screenshots }]) => {
    const chosen = combinations.map((name) => screenshots[name]);
    const crop = commonCrop(chosen.filter((screenshot) => screenshot !== undefined));
    const found: (PictureFacts | undefined)[] = [];
    for (const screenshot of chosen) found.push(screenshot && (await cut(screenshot, crop)));
    cuts[story] = found;
  });
  const places = new Map<string, number>();
  const pictures: PictureFacts[] = [];
  const getPlace = (cropped: PictureFacts | undefined) => {
    if (!cropped) return -1;
    const known = places.get(cropped[0]);
    if (known !== undefined) return known;
    places.set(cropped[0], pictures.push(cropped) - 1);
    return pictures.length - 1;
  };
  const stories = Object.fromEntries(Object.keys(gallery).map((story) => [story, (cuts[story] ?? []).map(getPlace)]));
  return { pictures, stories };
}
