import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { buildStorybook } from '../../../tools/builds.ts';
import { EnvironmentError } from '../../../tools/checkouts/environmentError.ts';
import { hashesIn, type Source, workingTree } from '../../../tools/checkouts/sources.ts';
import { inWorktree } from '../../../tools/checkouts/worktree.ts';
import { root, storybookDist } from '../../../tools/paths.ts';
import { exitCode } from '../../../tools/run.ts';
import { type Importers, readImporters } from '../../stories/reach/graph.ts';
import { THEMES } from '../../stories/reach/reach.ts';
import { cached } from '../paths.ts';
import { getKeys, type Keys } from '../stories/keys.ts';

/** A built Storybook. */
export interface Build {
  label: string;
  folder: string;
  importers: Importers;
  /** Content keys of its stories: builds with equal keys share screenshots. */
  keys: Keys;
}

const ABOUT = 'about.json';
const MAX_BUILDS = 8;

/** @throws EnvironmentError if the Storybook of the checkout does not build */
async function buildInto(unfinished: string, checkout: string, label: string, log: string): Promise<void> {
  process.stderr.write(`Building the Storybook of ${label}…\n`);
  const args = ['build', '--quiet', '--test', '--stats-json', '-o', unfinished];
  const storybook = join(checkout, 'node_modules', '.bin', 'storybook');
  if ((await exitCode(storybook, args, { cwd: checkout, log })) !== 0) {
    throw new EnvironmentError(`The Storybook of ${label} does not build; see ${log}`);
  }
}

/**
 * Reuses the regular Storybook build of this checkout.
 * @throws EnvironmentError if it does not build
 */
async function copyStorybook(unfinished: string, label: string): Promise<void> {
  try {
    await buildStorybook();
  } catch (error) {
    throw new EnvironmentError(`The Storybook of ${label} does not build: ${error}`);
  }
  cpSync(storybookDist, unfinished, { recursive: true });
}

/**
 * Builds a checkout into a folder.
 * @throws EnvironmentError if it does not build
 */
async function build(checkout: string, label: string, folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  if (checkout === root) await copyStorybook(unfinished, label);
  else await buildInto(unfinished, checkout, label, cached('logs', `build-${basename(folder)}.log`));
  const stats = JSON.parse(readFileSync(join(unfinished, 'preview-stats.json'), 'utf8'));
  const importers = readImporters(stats, checkout);
  const css = readFileSync(join(checkout, THEMES), 'utf8');
  const about: About = { importers, keys: getKeys(hashesIn(checkout), importers, css) };
  writeFileSync(join(unfinished, ABOUT), JSON.stringify(about));
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

/** Metadata stored next to a build. */
type About = Pick<Build, 'importers' | 'keys'>;

const getDetails = (folder: string): Partial<About> =>
  existsSync(join(folder, ABOUT)) ? JSON.parse(readFileSync(join(folder, ABOUT), 'utf8')) : {};

function cachedBuild(label: string, folder: string): Build {
  const now = new Date();
  utimesSync(folder, now, now);
  return { label, folder, ...(getDetails(folder) as About) };
}

/** Deletes all but the most recently used builds. */
function forgetOld(): void {
  const folders = readdirSync(cached('builds'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => cached('builds', name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of folders.slice(MAX_BUILDS)) rmSync(folder, { recursive: true, force: true });
}

/** Builds a checkout's Storybook under a given key. */
export async function buildCheckout(checkout: string, label: string, key: string): Promise<Build> {
  const folder = cached('builds', key);
  await build(checkout, label, folder);
  forgetOld();
  return cachedBuild(label, folder);
}

/**
 * Returns the Storybook of one side, built unless one with the same content exists.
 * @throws EnvironmentError if it does not build
 */
export async function getBuild(source: Source): Promise<Build> {
  const folder = cached('builds', source.key);
  if (getDetails(folder).keys) return cachedBuild(source.label, folder);
  if (source.commit) return inWorktree(source, (checkout) => buildCheckout(checkout, source.label, source.key));
  const built = await buildCheckout(root, source.label, source.key);
  const now = workingTree();
  if (now.key === source.key) return built;
  rmSync(folder, { recursive: true, force: true });
  process.stderr.write('Sources changed while they were built: once more…\n');
  return getBuild(now);
}
