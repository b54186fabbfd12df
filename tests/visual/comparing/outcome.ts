import { ALL_COMBINATIONS, getCombination, getName } from '../../stories/combinations.ts';
import { getArea, type Story } from '../../stories/reach/stories.ts';
import { around, type Box } from '../box.ts';
import type { Screenshot, StoryScreenshots } from '../capture/capture.ts';
import type { Gallery } from '../capture/gallery.ts';
import { type Change, mainChange } from './cause.ts';
import type { Difference } from './compare.ts';

/** How a story differs between two builds. */
export type Status = 'changed' | 'new' | 'removed' | 'broken' | 'unchanged' | 'skipped';

/** One combination of a story on both sides. */
interface Pair {
  base?: Screenshot;
  head?: Screenshot;
  /** Absent if both sides are equal, or one is missing. */
  difference?: Difference;
}

export interface Outcome {
  story: Story;
  area: string;
  status: Status;
  /** By combination name. */
  pairs: Record<string, Pair>;
  /** Names of the combinations that differ. */
  changed: string[];
  /** Bounding box of all differences of all combinations. */
  box: Box | null;
  /** Equal for stories with the same colour change in the same combinations, which probably have one cause. */
  cause?: string;
  /** Why it could not be captured, or is skipped. */
  note?: string;
}

/** Measures the difference of two shots whose bytes differ. */
type Compare = (base: Screenshot, head: Screenshot) => Promise<Difference>;

/** Finds the most frequent colour change in a part of two pictures. */
type FindChange = (base: string, head: string, box: Box) => Promise<Change | undefined>;

const isEqual = ({ base, head, difference }: Pair) =>
  Boolean(base && head && (base.hash === head.hash || difference?.pixels === 0));

async function getPairs(base: StoryScreenshots | undefined, head: StoryScreenshots | undefined, compare: Compare) {
  const pairs: Record<string, Pair> = {};
  for (const combination of ALL_COMBINATIONS) {
    const name = getName(combination);
    const [before, after] = [base?.screenshots[name], head?.screenshots[name]];
    if (!before && !after) continue;
    const pair: Pair = { ...(before && { base: before }), ...(after && { head: after }) };
    if (before && after && before.hash !== after.hash) pair.difference = await compare(before, after);
    pairs[name] = pair;
  }
  return pairs;
}

function getStatus(
  base: StoryScreenshots | undefined,
  head: StoryScreenshots | undefined,
  changed: readonly string[],
): Status {
  if (head?.broken) return 'broken';
  if (!head) return 'removed';
  if (head.optOut?.skip) return 'skipped';
  // A story that was broken before has nothing to compare with.
  if (!base || base.broken) return 'new';
  return changed.length > 0 ? 'changed' : 'unchanged';
}

/** Returns the key shared by changes with the same cause. */
async function getCause(pairs: Outcome['pairs'], changed: readonly string[], find: FindChange) {
  const { base, head, difference } = pairs[changed[0] ?? ''] ?? {};
  const change = base && head && difference?.box && (await find(base.hash, head.hash, difference.box));
  return change && `${changed.join(', ')}: ${change}`;
}

/** Returns the outcome of each story on either side. */
export async function compareGalleries(
  stories: readonly Story[],
  base: Gallery,
  head: Gallery,
  compare: Compare,
  find: FindChange = mainChange,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const story of stories) {
    const [before, after] = [base[story.id], head[story.id]];
    if (!before && !after) continue;
    const pairs = await getPairs(before, after, compare);
    const changed = Object.keys(pairs).filter((name) => !isEqual(pairs[name] ?? {}));
    const boxes = changed.flatMap((name) => pairs[name]?.difference?.box ?? []);
    const note = after?.broken ?? after?.optOut?.reason ?? (before?.broken && `It was broken before: ${before.broken}`);
    const status = getStatus(before, after, changed);
    const cause = status === 'changed' && (await getCause(pairs, changed, find));
    outcomes.push({
      story,
      area: getArea(story),
      status,
      pairs,
      changed,
      box: around(boxes),
      ...(note && { note }),
      ...(cause && { cause }),
    });
  }
  return outcomes.sort(byUrgency);
}

/** Returns the brands in which a story changed. */
export const getBrands = ({ changed }: Pick<Outcome, 'changed'>) =>
  new Set(changed.map((name) => getCombination(name).brand));

const ORDER: readonly Status[] = ['broken', 'changed', 'new', 'removed', 'skipped', 'unchanged'];

/** Sorts broken stories first, then changes in only one brand, which are most easily missed. */
function byUrgency(a: Outcome, b: Outcome): number {
  const status = ORDER.indexOf(a.status) - ORDER.indexOf(b.status);
  return status || getBrands(a).size - getBrands(b).size || a.changed.length - b.changed.length;
}
