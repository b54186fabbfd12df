import manifestJson from './manifest.json' with { type: 'json' };
import pendingJson from './pending.json' with { type: 'json' };

/** A screen, panel or popup of the product, with every state that a designer has to see. */
export interface ManifestEntry {
  id: string;
  kind: 'screen' | 'panel' | 'popover' | 'popup';
  title: string;
  /** The part of the specification it comes from; `beyond` where there is none. */
  spec: string;
  states: string[];
}

export const manifest = manifestJson as ManifestEntry[];

/** States that no story shows yet: of an entry, these, or all of them. */
type Pending = Record<string, string[] | 'all'>;

const pending = pendingJson as Pending;

/** A line of Storybook's `index.json`. */
export interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  /** What its file exports it as; a page of documentation has none. */
  exportName?: string;
  tags?: string[];
}

const TAG = 'manifest:';

/** What a story shows of the manifest: its tag `manifest:<id>`. */
export const manifestIds = ({ tags = [] }: Pick<IndexEntry, 'tags'>): string[] =>
  tags.filter((tag) => tag.startsWith(TAG)).map((tag) => tag.slice(TAG.length));

/** The story that shows a state: it carries the entry's tag, and the state as its name. */
export const getStory = (stories: readonly IndexEntry[], id: string, state: string): IndexEntry | undefined =>
  stories.find((story) => story.type === 'story' && story.name === state && manifestIds(story).includes(id));

interface Coverage {
  /** How many states there are. */
  states: number;
  /** How many of them a story shows. */
  shown: number;
  /** `id: state` that has no story and is not pending. */
  missing: string[];
  /** `id: state` that is pending though a story shows it. */
  finished: string[];
  /** Ids, or `id: state`, that are pending or a tag and not in the manifest. */
  unknown: string[];
}

/** Holds a built storybook against the manifest. */
export function getCoverage(
  stories: readonly IndexEntry[],
  entries: readonly ManifestEntry[] = manifest,
  waiting: Pending = pending,
): Coverage {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const coverage: Coverage = { states: 0, shown: 0, missing: [], finished: [], unknown: [] };
  const isPending = (id: string, state: string) => waiting[id] === 'all' || waiting[id]?.includes(state) === true;
  for (const { id, states } of entries) {
    for (const state of states) {
      const shown = getStory(stories, id, state) !== undefined;
      coverage.states += 1;
      coverage.shown += Number(shown);
      if (!shown && !isPending(id, state)) coverage.missing.push(`${id}: ${state}`);
      if (shown && isPending(id, state)) coverage.finished.push(`${id}: ${state}`);
    }
  }
  const waitingStates = Object.entries(waiting).flatMap(([id, states]) =>
    known.has(id) && states !== 'all'
      ? states.filter((state) => !known.get(id)?.states.includes(state)).map((state) => `${id}: ${state}`)
      : [],
  );
  const ids = [...Object.keys(waiting), ...stories.flatMap(manifestIds)].filter((id) => !known.has(id));
  coverage.unknown = [...new Set([...ids, ...waitingStates])];
  return coverage;
}
