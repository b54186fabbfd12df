import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentError } from '../../../tools/checkouts/environmentError.ts';
import { commitSource, type Source, workingTree } from '../../../tools/checkouts/sources.ts';
import { inScratch } from '../../../tools/checkouts/worktree.ts';
import { COMBINATIONS, type Combination, getCombination } from '../../stories/combinations.ts';
import type { Importers } from '../../stories/reach/graph.ts';
import { getImporters, THEMES } from '../../stories/reach/reach.ts';
import { getPart, getSample, readStories, type Story } from '../../stories/reach/stories.ts';
import { type Environment, readEnvironment } from '../capture/environment.ts';
import { captureGallery, type Gallery } from '../capture/gallery.ts';
import { type Pace, perMinute } from '../capture/pool.ts';
import { compare } from '../comparing/compare.ts';
import { compareGalleries, type Outcome } from '../comparing/outcome.ts';
import type { Options } from '../options.ts';
import { EXIT, type ExitCode } from '../problems.ts';
import { type Build, buildCheckout, getBuild } from '../sides/builds.ts';
import { FAILING_PLAY, type Place, SEEDED_DEFECTS, SEEDED_IN, type SeededDefect } from './defects.ts';
import { proveRings } from './rings.ts';

/** Number of times each story is shown: fewer for a sample, which runs with every change, than for a full run. */
const getTimes = (sample: number | undefined) => (sample === undefined ? 5 : 3);

const say = (text: string) => process.stdout.write(`${text}\n`);

function seedInto(folder: string, defects: readonly Pick<SeededDefect, 'name' | 'file' | 'put'>[]): void {
  for (const { name, file, put } of defects) {
    const before = readFileSync(join(folder, file), 'utf8');
    const after = put(before);
    if (after === before) throw new EnvironmentError(`The self-test finds no place for ${name} in ${file}.`);
    writeFileSync(join(folder, file), after);
  }
}

/**
 * Returns the stories with different or missing pictures in a second run over the same build, with their combinations.
 */
export function unstable(once: Gallery, again: Gallery): string[] {
  return Object.entries(once).flatMap(([id, { screenshots }]) => {
    const later = again[id]?.screenshots ?? {};
    const names = Object.keys(later).filter((name) => screenshots[name]?.hash !== later[name]?.hash);
    if (names.length > 0) return [`${id} (${names.join(', ')})`];
    return Object.keys(screenshots).length > 0 && Object.keys(later).length === 0 ? [id] : [];
  });
}

/**
 * Returns the combinations to capture each time: all at first, then in turns, so that each story is shown every time
 * (differences come from its play) and each picture is taken twice.
 */
export const getTurns = (times: number): (readonly Combination[])[] =>
  Array.from({ length: times }, (_, time) =>
    time === 0 ? COMBINATIONS : COMBINATIONS.filter((_each, index) => index % (times - 1) === time - 1),
  );

/** The result of looking for seeded defects. */
interface Harvest {
  /** Number of changed screenshots in reach of each defect, by name. */
  found: Record<string, number>;
  /** Places where a defect should show and nothing changed. */
  missed: string[];
  /** Places that changed out of reach of every defect. */
  elsewhere: string[];
}

/** Compares the changes with the seeded defects. */
export function harvest(
  outcomes: readonly Outcome[],
  before: Gallery,
  importers: Importers,
  defects: readonly SeededDefect[] = SEEDED_DEFECTS,
): Harvest {
  const reached = new Map(defects.map(({ file }) => [file, getImporters([file], [importers])]));
  const isIn = ({ where }: SeededDefect, { combination }: Place) => where?.(combination) ?? true;
  const reaches = (defect: SeededDefect, place: Place, file: string) =>
    isIn(defect, place) &&
    (defect.only?.(place) ?? true) &&
    (defect.file === THEMES || reached.get(defect.file)?.has(file));
  const shows = (defect: SeededDefect, place: Place) => isIn(defect, place) && defect.shows.includes(place.storyId);
  const found = Object.fromEntries(defects.map(({ name }) => [name, 0]));
  const missed: string[] = [];
  const elsewhere: string[] = [];
  for (const { story, pairs, changed } of outcomes) {
    const seen = before[story.id];
    if (!seen) continue;
    for (const name of Object.keys(pairs)) {
      const place: Place = { storyId: story.id, combination: getCombination(name), before: seen };
      const differs = changed.includes(name);
      const reaching = defects.filter((defect) => reaches(defect, place, story.file));
      for (const defect of differs ? reaching : []) found[defect.name] = (found[defect.name] ?? 0) + 1;
      if (differs && reaching.length === 0) elsewhere.push(`${story.id} (${name})`);
      for (const defect of defects.filter((one) => !differs && shows(one, place))) {
        missed.push(`${defect.name}: ${story.id} (${name})`);
      }
    }
  }
  return { found, missed, elsewhere };
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  say(`${title}:\n  ${lines.slice(0, 40).join('\n  ')}${lines.length > 40 ? `\n  and ${lines.length - 40} more` : ''}`);
}

async function captureUnchanged(build: Build, stories: readonly Story[], times: number, environment: Environment) {
  const restless = new Set<string>();
  const pace: Pace = { screenshots: 0, milliseconds: 0 };
  let first: Gallery | undefined;
  for (const combinations of getTurns(times)) {
    const screenshot = await captureGallery({ build, stories, combinations, again: true }, environment);
    pace.screenshots += screenshot.pace.screenshots;
    pace.milliseconds += screenshot.pace.milliseconds;
    first ??= screenshot.gallery;
    for (const story of unstable(first, screenshot.gallery)) restless.add(story);
  }
  return { gallery: first ?? {}, restless: [...restless], pace };
}

const brokenIn = (gallery: Gallery) =>
  Object.entries(gallery).flatMap(([id, { broken }]) => (broken ? [`${id}: ${broken}`] : []));

async function captureDefects(
  source: Source,
  clean: Build,
  stories: readonly Story[],
  before: Gallery,
  environment: Environment,
) {
  const build = await inScratch(source, async (folder) => {
    seedInto(folder, [...SEEDED_DEFECTS, FAILING_PLAY]);
    return buildCheckout(folder, `${source.label} with mistakes planted`, `${source.key}-planted`);
  });
  const { gallery, pace } = await captureGallery({ build, stories, again: true }, environment);
  const { [FAILING_PLAY.story]: failing, ...others } = gallery;
  const outcomes = await compareGalleries(
    stories.filter(({ id }) => id !== FAILING_PLAY.story),
    before,
    others,
    compare,
  );
  return {
    ...harvest(outcomes, before, clean.importers),
    unequalReuse: unequalReuse(outcomes, clean, build),
    broken: brokenIn(others),
    /** A play function that fails is distinguished from one that passes. */
    isFailureFound: failing?.broken !== undefined,
    pace,
  };
}

/** Returns differences between builds with equal keys, which would have been reused. */
export function unequalReuse(
  outcomes: readonly Outcome[],
  before: Pick<Build, 'keys'>,
  after: Pick<Build, 'keys'>,
): string[] {
  return outcomes.flatMap(({ story, changed }) =>
    changed
      .filter((name) => {
        const { brand } = getCombination(name);
        const isSame = (of: (keys: Build['keys']) => string | undefined) => of(before.keys) === of(after.keys);
        return isSame(({ stories }) => stories[story.file]) && isSame(({ brands }) => brands[brand]);
      })
      .map((name) => `${story.id} (${name})`),
  );
}

/**
 * Proves the tool on this machine: the same build gives the same pictures in several runs, and each defect seeded into
 * a copy of the sources is found, without other changes.
 * @param options which stories to use, and their commit
 */
export async function selfTest(options: Pick<Options, 'sample' | 'part' | 'head'>): Promise<ExitCode> {
  const { sample, part, head } = options;
  const environment = readEnvironment();
  const source = head ? commitSource(head) : workingTree();
  const build = await getBuild(source);
  const all = readStories(build.folder);
  const stories = part ? getPart(all, part) : getSample(all, sample ?? all.length);
  const known = new Set(stories.map(({ id }) => id));
  const seeded = all.filter(({ id }) => known.has(id) || SEEDED_IN.includes(id));
  say(`${seeded.length} of ${all.length} stories, ${environment.name}`);
  const times = getTimes(sample);
  const same = await captureUnchanged(build, stories, times, environment);
  // A story may differ in several runs.
  const differing = stories.filter(({ id }) => same.restless.some((line) => line === id || line.startsWith(`${id} (`)));
  say(`${stories.length - differing.length} of ${stories.length} stories are the same ${times} times.`);
  list(`Not the same ${times} times`, same.restless);
  // Stories that a sample has only for its defects are captured once.
  const rest = await captureGallery(
    { build, stories: seeded.filter(({ id }) => !known.has(id)), again: true },
    environment,
  );
  const before = { ...same.gallery, ...rest.gallery };
  const found = await captureDefects(source, build, seeded, before, environment);
  // A kind of element may be missing in some touched stories, so the check runs once over all of them.
  const provesRings = sample === undefined && (part === undefined || part.at === 1);
  const rings = provesRings ? await proveRings(build, all, environment) : null;
  const screenshots = same.pace.screenshots + rest.pace.screenshots + found.pace.screenshots;
  const milliseconds = same.pace.milliseconds + rest.pace.milliseconds + found.pace.milliseconds;
  const broken = [...brokenIn(before), ...found.broken];
  const missing = [
    ...Object.entries(found.found).flatMap(([name, count]) => (count === 0 ? [name] : [])),
    ...(found.isFailureFound ? [] : [FAILING_PLAY.name]),
  ];
  for (const [name, count] of Object.entries(found.found)) say(`${name}: ${count} shots changed`);
  if (rings) say(`${rings.found.length} kinds of rings taken away, one by one, and missed`);
  list('Rings that nobody would miss', rings?.missed ?? []);
  list('Broken', broken);
  list('Planted and not found', [...missing, ...found.missed]);
  list('Changed where nothing was planted', found.elsewhere);
  list('Changed though it is made from the same', found.unequalReuse);
  say(
    `${screenshots} shots in ${Math.round(milliseconds / 1000)} s, ${perMinute({ screenshots, milliseconds })} a minute`,
  );
  if (broken.length > 0) return EXIT.broken;
  const failed =
    same.restless.length +
    missing.length +
    found.missed.length +
    found.elsewhere.length +
    found.unequalReuse.length +
    (rings?.missed.length ?? 0);
  say(failed === 0 ? `The same ${times} times; every mistake found, and only where it was planted.` : 'Not proven.');
  return failed === 0 ? EXIT.clean : EXIT.unapproved;
}
