import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SharedNotes, sharedNotes } from './run/sharedNotes.ts';

/** The stories that visual regression also shoots focused, pointed at and pressed. */
const TOUCHED = new Set<string>(JSON.parse(readFileSync(join(import.meta.dirname, 'touchedStories.json'), 'utf8')));

/** What was met of things that answer the keyboard or the pointer. */
interface MetKinds {
  /** Notes the kinds that a story shows (`readKinds`). */
  meet(storyId: string, kinds: readonly string[]): void;
  /** Kinds that no story among those which are shot touched shows, each with one that has it. */
  missing(): string[];
}

/**
 * The kinds that all stories of a run have met, of all its workers where they share a folder.
 * @param touched the stories that are shot touched
 */
export function metKinds(folder: string | undefined, touched: ReadonlySet<string> = TOUCHED): MetKinds {
  const [shown, found] = [sharedNotes(folder, 'kinds-shown'), sharedNotes(folder, 'kinds-found')];
  const seenIn = new Map<string, string>();
  const note = (notes: SharedNotes, lines: readonly string[]) => {
    const unknown = notes.getNew(lines);
    if (unknown.length > 0) notes.add(unknown);
  };
  return {
    meet(storyId, kinds) {
      if (touched.has(storyId)) note(shown, kinds);
      const first = kinds.filter((kind) => !seenIn.has(kind));
      for (const kind of first) seenIn.set(kind, storyId);
      note(
        found,
        first.map((kind) => `${storyId} ${kind}`),
      );
    },
    missing() {
      const all = new Set(shown.all());
      const byKind = new Map(
        found.all().map((line) => {
          const [story = '', ...kind] = line.split(' ');
          return [kind.join(' '), story] as const;
        }),
      );
      return [...byKind].filter(([kind]) => !all.has(kind)).map(([kind, story]) => `${kind} (${story})`);
    },
  };
}
