import manifestJson from './manifest.json' with { type: 'json' };
import pendingJson from './pending.json' with { type: 'json' };

/** Screen, panel or popup of the product, with every state that a designer has to see. */
export interface ManifestEntry {
  id: string;
  kind: 'screen' | 'panel' | 'popover' | 'popup';
  title: string;
  /** Section of the specification; `beyond` if there is none. */
  spec: string;
  states: string[];
}

export const manifest = manifestJson as ManifestEntry[];

/** States without a story so far, by entry. */
type Pending = Record<string, string[] | 'all'>;

const pending = pendingJson as Pending;

/** Entry of Storybook's `index.json`. */
export interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  /** Export name; documentation pages have none. */
  exportName?: string;
  tags?: string[];
}

const TAG = 'manifest:';

/** Returns the manifest ids of a story, from its `manifest:<id>` tags. */
export const manifestIds = ({ tags = [] }: Pick<IndexEntry, 'tags'>): string[] =>
  tags.filter((tag) => tag.startsWith(TAG)).map((tag) => tag.slice(TAG.length));

/** Returns the story of a state: it carries the entry's tag, and the state is its name. */
export const getStory = (stories: readonly IndexEntry[], id: string, state: string): IndexEntry | undefined =>
  stories.find((story) => story.type === 'story' && story.name === state && manifestIds(story).includes(id));

interface Coverage {
  states: number;
  /** Number of states that a story shows. */
  shown: number;
  /** `id: state` pairs without a story that are not pending. */
  missing: string[];
  /** `id: state` that is pending though a story shows it. */
  finished: string[];
  /** Ids or `id: state` pairs that are pending or tagged but not in the manifest. */
  unknown: string[];
}

/** Compares a built Storybook with the manifest. */
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
