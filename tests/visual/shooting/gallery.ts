import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { serveFolder } from '../../../tools/static-server.ts';
import { cached, imageFile } from '../paths.ts';
import type { Build } from '../sides/builds.ts';
import { COMBINATIONS, type Combination, combinationsOf, nameOf } from '../stories/combinations.ts';
import type { Story } from '../stories/stories.ts';
import type { Environment } from './environment.ts';
import { inStudios, type Pace } from './pool.ts';
import { type StoryShots, shootFresh, shootStory } from './shoot.ts';
import type { Studio } from './studio.ts';

/** Everything that was shot of one build in one environment, by story. */
export type Gallery = Record<string, StoryShots>;

/** What to shoot of a build. */
interface Assignment {
  build: Build;
  stories: readonly Story[];
  combinations?: readonly Combination[];
  /** True shoots again what has been shot before. */
  again?: boolean;
}

const GUARD_EVERY = 20;
/** A story that takes longer is broken, and its browser is closed: a page that hangs answers nothing any more. */
const STORY_LIMIT_MS = 180_000;
/** Seconds after which a story is worth a word. */
const SLOW = 20;
const KEPT = 12;
const KEEP_EVERY_MS = 20_000;

const galleryFile = (build: Build, environment: Environment) =>
  cached('galleries', `${build.content}-${environment.key}.json`);

function readGallery(file: string): Gallery {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Forgets old galleries, and the pictures that no other gallery shows. */
function forgetOld(): void {
  const files = readdirSync(cached('galleries'))
    .map((name) => cached('galleries', name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (files.length <= KEPT) return;
  for (const file of files.slice(KEPT)) rmSync(file);
  const shown = new Set(
    files
      .slice(0, KEPT)
      .flatMap((file) =>
        Object.values(readGallery(file)).flatMap(({ shots }) => Object.values(shots).map(({ hash }) => hash)),
      ),
  );
  for (const name of readdirSync(cached('images'), { recursive: true, encoding: 'utf8' })) {
    const hash = /(\w+)\.png$/.exec(name)?.[1];
    if (hash && !shown.has(hash)) rmSync(cached('images', name), { force: true });
  }
}

/** True if a story has been shot in all that is asked, and the pictures are still there. */
function isKnown(seen: StoryShots | undefined, combinations: readonly Combination[]): boolean {
  if (!seen || seen.broken) return false;
  if (!seen.optOut && combinations.some((combination) => !seen.shots[nameOf(combination)])) return false;
  return Object.values(seen.shots).every(({ hash }) => existsSync(imageFile(hash)));
}

/** Every 20th story is also loaded in one of the other combinations, a different one each time. */
const guardOf = (index: number): Combination | undefined =>
  index % GUARD_EVERY === 0 ? COMBINATIONS[1 + ((index / GUARD_EVERY) % (COMBINATIONS.length - 1))] : undefined;

/** A combination that loads differently from being switched to, in words; null if it does not. */
async function guardProblem(studio: Studio, url: string, guard: Combination, seen: StoryShots): Promise<string | null> {
  const expected = seen.shots[nameOf(guard)];
  if (!expected) return null;
  const fresh = await shootFresh(studio, url, guard).catch((error: Error) => ({ hash: error.message }));
  if (fresh.hash === expected.hash) return null;
  return `Loaded in ${nameOf(guard)} it looks different from switched to it (${fresh.hash}).`;
}

/** Shoots a story, a second time if it is broken, and proves that switching is as good as loading. */
async function shootGuarded(
  studio: Studio,
  url: string,
  combinations: readonly Combination[],
  guard: Combination | undefined,
): Promise<StoryShots> {
  const limit = setTimeout(() => void studio.close(), STORY_LIMIT_MS);
  let seen = await shootStory(studio, url, combinations);
  if (seen.broken && !studio.page.isClosed()) seen = await shootStory(studio, url, combinations);
  const problem = guard && (await guardProblem(studio, url, guard, seen));
  clearTimeout(limit);
  if (studio.page.isClosed()) return { ...seen, broken: 'It takes longer than three minutes.' };
  return problem ? { ...seen, broken: problem } : seen;
}

/** What was asked for of all that is known: other runs may have shot more. */
export function askedOf(
  gallery: Gallery,
  stories: readonly Pick<Story, 'id'>[],
  combinations: readonly Combination[],
): Gallery {
  const asked: Gallery = {};
  for (const { id } of stories) {
    const seen = gallery[id];
    if (!seen) continue;
    const names = new Set(combinationsOf(id, combinations).map(nameOf));
    asked[id] = { ...seen, shots: Object.fromEntries(Object.entries(seen.shots).filter(([name]) => names.has(name))) };
  }
  return asked;
}

/**
 * Shoots the stories of a build, except what has been shot of the same content in the same environment before.
 * @returns the stories that were asked for, and how fast it went
 */
export async function shootGallery(
  { build, stories, combinations = COMBINATIONS, again = false }: Assignment,
  environment: Environment,
): Promise<{ gallery: Gallery; pace: Pace }> {
  const file = galleryFile(build, environment);
  const gallery = readGallery(file);
  const ahead = stories.filter(({ id }) => again || !isKnown(gallery[id], combinationsOf(id, combinations)));
  let pace: Pace = { shots: 0, milliseconds: 0 };
  if (ahead.length > 0) {
    process.stderr.write(`Shooting ${ahead.length} stories of ${build.label}…\n`);
    const site = await serveFolder(build.folder, { unchanging: true });
    mkdirSync(cached('galleries'), { recursive: true });
    // What is shot is kept now and then, so that a run that is stopped goes on where it was.
    const keep = setInterval(() => writeFileSync(file, JSON.stringify(gallery)), KEEP_EVERY_MS);
    const jobs = ahead.map((story, index) => ({ story, guard: guardOf(index) }));
    pace = await inStudios(environment.executable, jobs, async (studio, { story, guard }) => {
      const started = performance.now();
      const wanted = combinationsOf(story.id, combinations);
      const seen = await shootGuarded(studio, `${site.url}/iframe.html?id=${story.id}`, wanted, guard);
      gallery[story.id] = seen;
      const seconds = Math.round((performance.now() - started) / 1000);
      if (seconds >= SLOW) process.stderr.write(`  slow: ${story.id} took ${seconds} s\n`);
      return Object.keys(seen.shots).length + (guard ? 1 : 0);
    });
    clearInterval(keep);
    await site.close();
    writeFileSync(file, JSON.stringify(gallery));
    forgetOld();
  }
  return { gallery: askedOf(gallery, stories, combinations), pace };
}
