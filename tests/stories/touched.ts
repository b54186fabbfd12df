import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SharedNotes, sharedNotes } from './run/sharedNotes.ts';

/** Stories that visual regression also captures focused, hovered and pressed. */
const TOUCHED = new Set<string>(JSON.parse(readFileSync(join(import.meta.dirname, 'touchedStories.json'), 'utf8')));

/** Kinds of interactive elements found. */
interface MetKinds {
  /** Records the kinds in a story (`readKinds`). */
  meet(storyId: string, kinds: readonly string[]): void;
  /** Returns kinds that no captured story shows, each with a story that has it. */
  missing(): string[];
}

/**
 * Returns the kinds found in all stories of a run, shared by its workers through a folder.
 * @param touched the stories that are captured focused, hovered and pressed
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
