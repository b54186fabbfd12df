import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git, mergeBase } from '../../../tools/checkouts/git.ts';
import { changedFiles, commitSource, type Source, workingTree } from '../../../tools/checkouts/sources.ts';
import { root } from '../../../tools/paths.ts';
import { COMBINATIONS } from '../../stories/combinations.ts';
import { getReach, type Reach } from '../../stories/reach/reach.ts';
import { isIntended, readStories, type Story } from '../../stories/reach/stories.ts';
import { isUnchanged, readBaseline, withScreenshots, writeBaseline } from '../baseline/baseline.ts';
import type { StoryScreenshots } from '../capture/capture.ts';
import type { Environment } from '../capture/environment.ts';
import { captureGallery } from '../capture/gallery.ts';
import type { Pace } from '../capture/pool.ts';
import type { Options } from '../options.ts';
import { type Build, getBuild } from '../sides/builds.ts';
import { compare } from './compare.ts';
import { compareGalleries, type Outcome } from './outcome.ts';

export interface Comparison {
  base: Build;
  head: Build;
  outcomes: Outcome[];
  /** Number of stories excluded by words or by the change's reach. */
  leftOut: number;
  /** What `--changed` found, or null without it. */
  reach: Reach | null;
  /** Pace of this run's screenshots, without cached ones. */
  pace: Pace;
}

function getSides({ base, head }: Options): [Source, Source] {
  const commit = base ?? mergeBase();
  const label = base ?? git(['log', '-1', '--format=%h %s', commit]).trim();
  return [commitSource(commit, label), head ? commitSource(head) : workingTree()];
}

function getText(source: Source, path: string): string {
  if (!source.files.has(path)) return '';
  return source.commit ? git(['show', `${source.commit}:${path}`]) : readFileSync(join(root, path), 'utf8');
}

/** Returns the stories of both sides, each once, named as in the head. */
function allStories(base: Build, head: Build): Story[] {
  const stories = readStories(head.folder);
  const known = new Set(stories.map(({ id }) => id));
  return [...stories, ...readStories(base.folder).filter(({ id }) => !known.has(id))];
}

/**
 * Builds both sides, captures the requested stories and compares them.
 * @throws EnvironmentError
 */
export async function compareSides(options: Options, environment: Environment): Promise<Comparison> {
  const [baseSource, headSource] = getSides(options);
  const [base, head] = [await getBuild(baseSource), await getBuild(headSource)];
  const reach = options.changed
    ? getReach({
        files: changedFiles(baseSource.files, headSource.files),
        graphs: [base.importers, head.importers],
        read: (side, path) => getText(side === 'base' ? baseSource : headSource, path),
      })
    : null;
  const all = allStories(base, head);
  const stories = all.filter(
    (story) => isIntended(story, options.words) && (reach?.storyFiles?.has(story.file) ?? true),
  );
  const combinations = COMBINATIONS.filter(({ brand }) => reach?.brands?.has(brand) ?? true);
  const pace = { screenshots: 0, milliseconds: 0 };
  const capture = async (build: Build, requested: readonly Story[]) => {
    const existing = new Set(readStories(build.folder).map(({ id }) => id));
    const assignment = {
      build,
      stories: requested.filter(({ id }) => existing.has(id)),
      combinations,
      again: options.again,
    };
    const screenshot = await captureGallery(assignment, environment);
    pace.screenshots += screenshot.pace.screenshots;
    pace.milliseconds += screenshot.pace.milliseconds;
    return screenshot.gallery;
  };
  const after = await capture(head, stories);
  const baseline = readBaseline();
  const asBefore = new Set(
    stories
      .filter((story) => isUnchanged(baseline, base, story, after[story.id], environment.name))
      .map(({ id }) => id),
  );
  const before = await capture(
    base,
    stories.filter(({ id }) => !asBefore.has(id)),
  );
  for (const id of asBefore) before[id] = after[id] as StoryScreenshots;
  if (options.keep) writeBaseline(withScreenshots(baseline, stories, after, head, environment.name));
  const outcomes = await compareGalleries(stories, before, after, compare);
  return { base, head, outcomes, leftOut: all.length - stories.length, reach, pace };
}
