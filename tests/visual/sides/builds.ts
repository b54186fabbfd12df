import { createHash } from 'node:crypto';
import {
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
import { root } from '../../../tools/paths.ts';
import { exitCode } from '../../../tools/run.ts';
import { cached } from '../paths.ts';
import { EnvironmentError } from '../problems.ts';
import { type Importers, readImporters } from '../stories/graph.ts';
import { type Source, workingTree } from './sources.ts';
import { inWorktree } from './worktree.ts';

/** A built Storybook. */
export interface Build {
  label: string;
  folder: string;
  /** Equal for builds that hold the same files: what was shot of one is true of the other. */
  content: string;
  importers: Importers;
}

const ABOUT = 'about.json';
/** Files that say how or where it was built and change no picture. */
const NO_PICTURE = new Set([ABOUT, 'preview-stats.json', 'project.json']);
const KEPT = 8;

function contentOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const file of files) {
    if (NO_PICTURE.has(file) || statSync(join(folder, file)).isDirectory()) continue;
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Builds the Storybook of a checkout into a folder. @throws EnvironmentError if it does not build */
async function build(checkout: string, label: string, folder: string): Promise<void> {
  process.stderr.write(`Building the Storybook of ${label}…\n`);
  const log = cached('logs', `build-${basename(folder)}.log`);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const args = ['build', '--quiet', '--test', '--stats-json', '-o', unfinished];
  const storybook = join(checkout, 'node_modules', '.bin', 'storybook');
  if ((await exitCode(storybook, args, { cwd: checkout, log })) !== 0) {
    throw new EnvironmentError(`The Storybook of ${label} does not build; see ${log}`);
  }
  const stats = JSON.parse(readFileSync(join(unfinished, 'preview-stats.json'), 'utf8'));
  const about = { content: contentOf(unfinished), importers: readImporters(stats, checkout) };
  writeFileSync(join(unfinished, ABOUT), JSON.stringify(about));
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

function kept(label: string, folder: string): Build {
  const now = new Date();
  utimesSync(folder, now, now);
  return { label, folder, ...JSON.parse(readFileSync(join(folder, ABOUT), 'utf8')) };
}

/** Forgets all but the builds that were used last. */
function forgetOld(): void {
  const folders = readdirSync(cached('builds'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => cached('builds', name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of folders.slice(KEPT)) rmSync(folder, { recursive: true, force: true });
}

/** Builds a checkout's Storybook as it is, under a name of its own. */
export async function buildCheckout(checkout: string, label: string, key: string): Promise<Build> {
  const folder = cached('builds', key);
  await build(checkout, label, folder);
  forgetOld();
  return kept(label, folder);
}

/** The Storybook of one side, built unless there is one of the same content. @throws EnvironmentError */
export async function buildOf(source: Source): Promise<Build> {
  const folder = cached('builds', source.key);
  if (existsSync(join(folder, ABOUT))) return kept(source.label, folder);
  if (source.commit) return inWorktree(source, (checkout) => buildCheckout(checkout, source.label, source.key));
  const built = await buildCheckout(root, source.label, source.key);
  const now = workingTree();
  if (now.key === source.key) return built;
  rmSync(folder, { recursive: true, force: true });
  process.stderr.write('Sources changed while they were built: once more…\n');
  return buildOf(now);
}
