import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Anatomy } from '../../../.storybook/review/site/model.ts';
import { serveFolder } from '../../../tools/static-server.ts';
import type { Story } from '../../stories/reach/stories.ts';
import type { Box } from '../box.ts';
import { capture, getCrop, type Screenshot } from '../capture/capture.ts';
import type { Environment } from '../capture/environment.ts';
import { show } from '../capture/onStage.ts';
import { inStudios } from '../capture/pool.ts';
import type { Studio } from '../capture/studio.ts';
import { cached, imageFile } from '../paths.ts';
import type { Build } from '../sides/builds.ts';
import { type Dont, drawDont, type PopupFacts, readPopup, undoDont } from './inPopup.ts';
import { cut } from './pictures.ts';

/** The parts of a popup and its misuses, with pictures of both. */
interface CapturedAnatomy {
  facts: PopupFacts;
  whole: Screenshot;
  donts: { dont: Dont; screenshot: Screenshot }[];
}

/** Misuses by importance; a popup shows the first three that apply to it. */
const DONTS: readonly (readonly [Dont, string])[] = [
  ['destroys', 'The accent is on what Enter presses, never on what destroys.'],
  ['cuts', 'What tells two products apart is never cut.'],
  ['shouts', 'The title is the thing that it is about, not how serious it is.'],
  ['two-accents', 'One accent: two are no answer to the question what comes next.'],
  ['keyless', 'Keys stand on the buttons that they press.'],
  ['scrims', 'A popup is as high as its content.'],
];
const MAX_DONTS = 3;

async function capturePopup(studio: Studio, site: string, storyId: string): Promise<CapturedAnatomy | null> {
  await show(studio, site, storyId);
  const facts = await studio.page.evaluate(readPopup);
  if (!facts) return null;
  const whole = await capture(studio);
  const donts: CapturedAnatomy['donts'] = [];
  for (const [dont] of DONTS) {
    if (donts.length >= MAX_DONTS) break;
    const isApplied = await studio.page.evaluate(drawDont, dont);
    const screenshot = isApplied ? await capture(studio) : null;
    await studio.page.evaluate(undoDont);
    if (screenshot && screenshot.hash !== whole.hash) donts.push({ dont, screenshot });
  }
  return { facts, whole, donts };
}

const getFile = (story: Story, { keys }: Build, { key }: Environment) => {
  const made = [story.id, keys.stories[story.file], keys.brands.mortar, key].join(' ');
  return cached('anatomy', `${createHash('sha256').update(made).digest('hex').slice(0, 24)}.json`);
};

function recall(file: string): CapturedAnatomy | undefined {
  if (!existsSync(file)) return undefined;
  const known = JSON.parse(readFileSync(file, 'utf8')) as CapturedAnatomy;
  const screenshots = [known.whole, ...known.donts.map(({ screenshot }) => screenshot)];
  return screenshots.every(({ hash }) => existsSync(imageFile(hash))) ? known : undefined;
}

const within = ({ x, y, width, height }: Box, crop: Box | undefined): Box => ({
  x: Math.round(x - (crop?.x ?? 0)),
  y: Math.round(y - (crop?.y ?? 0)),
  width: Math.round(width),
  height: Math.round(height),
});

async function asShown({ facts, whole, donts }: CapturedAnatomy): Promise<Anatomy> {
  const crop = getCrop(facts.box, whole);
  const pictures = [];
  for (const { dont, screenshot } of donts) {
    const text = DONTS.find(([name]) => name === dont)?.[1] ?? '';
    pictures.push({ text, picture: await cut(screenshot, dont === 'scrims' ? screenshot.crop : crop) });
  }
  return {
    picture: await cut(whole, crop),
    parts: facts.parts.map(({ box, ...part }) => ({ ...part, ...within(box, crop) })),
    tokens: facts.tokens,
    spoken: facts.spoken,
    donts: pictures,
  };
}

/**
 * Returns the anatomy of each popup, from its first story. Results for the same story and environment are cached.
 * @returns by the story's id; a story without a popup has none
 */
export async function getAnatomies(
  build: Build,
  stories: readonly Story[],
  environment: Environment,
): Promise<Record<string, Anatomy>> {
  const known = new Map<string, CapturedAnatomy>();
  for (const story of stories) {
    const recalled = recall(getFile(story, build, environment));
    if (recalled) known.set(story.id, recalled);
  }
  const pending = stories.filter(({ id }) => !known.has(id));
  if (pending.length > 0) {
    const site = await serveFolder(build.folder, { unchanging: true });
    await inStudios(environment.executable, pending, async (studio, story) => {
      const found = await capturePopup(studio, site.url, story.id).catch(() => null);
      if (!found) return 0;
      known.set(story.id, found);
      const file = getFile(story, build, environment);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(found));
      return 1 + found.donts.length;
    });
    await site.close();
  }
  const shown: Record<string, Anatomy> = {};
  for (const [id, anatomy] of known) shown[id] = await asShown(anatomy);
  return shown;
}
