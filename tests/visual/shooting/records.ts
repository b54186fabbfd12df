import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cached, imageFile } from '../paths.ts';
import type { Build } from '../sides/builds.ts';
import { type Combination, combinationOf, nameOf } from '../stories/combinations.ts';
import type { Story } from '../stories/stories.ts';
import type { Environment } from './environment.ts';
import type { StoryShots } from './shoot.ts';

// What has been shot is kept by what the story is made from, not by the build: what a change cannot reach is not shot again.

/** What is kept of a story: its shots, and which key of its brand each was taken with. */
interface StoryRecord extends StoryShots {
  brands: Record<string, string>;
}

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

function fileOf(story: Story, { keys }: Build, environment: Environment): string {
  const made = `${story.id} ${keys.stories[story.file] ?? ''} ${environment.key}`;
  const name = createHash('sha256').update(made).digest('hex').slice(0, 24);
  return cached('stories', name.slice(0, 2), `${name}.json`);
}

const readRecord = (file: string): StoryRecord | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** What has been shot of a story as this build makes it; undefined if nothing has, or it could not be shot. */
export function recall(story: Story, build: Build, environment: Environment): StoryShots | undefined {
  const file = fileOf(story, build, environment);
  const record = readRecord(file);
  if (!record || record.broken) return undefined;
  const now = new Date();
  utimesSync(file, now, now);
  const { brands, ...seen } = record;
  const isSame = (name: string) => {
    const { brand } = combinationOf(name);
    return brands[brand] !== undefined && brands[brand] === build.keys.brands[brand];
  };
  const shots = Object.fromEntries(
    Object.entries(seen.shots).filter(([name, { hash }]) => isSame(name) && existsSync(imageFile(hash))),
  );
  return { ...seen, shots };
}

/** Keeps what was shot of a story, beside what is known of it in other combinations. */
export function remember(story: Story, build: Build, environment: Environment, seen: StoryShots): void {
  const file = fileOf(story, build, environment);
  const before = recall(story, build, environment);
  const shots = { ...before?.shots, ...seen.shots };
  const brands = Object.fromEntries(
    Object.keys(shots).map((name) => {
      const { brand } = combinationOf(name);
      return [brand, build.keys.brands[brand] ?? ''];
    }),
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...seen, shots, brands } satisfies StoryRecord));
}

/** True if a story has been shot in all that is asked. */
export const isComplete = (seen: StoryShots | undefined, combinations: readonly Combination[]): boolean =>
  seen !== undefined && (seen.optOut !== undefined || combinations.every((one) => seen.shots[nameOf(one)]));

const filesBelow = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))
    : [];

/** Forgets what has not been asked for in a month, and the pictures that nothing else shows. */
export function forgetOld(now = Date.now()): void {
  const shown = new Set<string>();
  for (const name of filesBelow(cached('stories'))) {
    const file = cached('stories', name);
    if (now - statSync(file).mtimeMs > KEPT_DAYS * DAY_MS) rmSync(file);
    else for (const { hash } of Object.values(readRecord(file)?.shots ?? {})) shown.add(hash);
  }
  for (const name of filesBelow(cached('images'))) {
    const hash = /(\w+)\.png$/.exec(name)?.[1];
    if (hash && !shown.has(hash)) rmSync(cached('images', name), { force: true });
  }
}
