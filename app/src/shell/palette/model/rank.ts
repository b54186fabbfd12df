import { type Entry, GROUPS, type GroupId } from './entry.ts';
import { fold, getPlaces, startsWordAt, wordsIn } from './text.ts';

/** How well an entry fits what was typed, the best first. */
const FIT = { code: 0, codeStarts: 1, titleStarts: 2, wordsOfTitle: 3, words: 4, inside: 5 } as const;

/** Entries of a group that are shown at once; whoever wants others types on. */
const MAX_PER_GROUP = 6;
/** Before anything is typed. */
const MAX_RECENT = 5;

interface FoldedEntry {
  title: string;
  all: string;
  codes: readonly string[];
}

/** Entries as they are compared, for as long as the palette is open. */
export type FoldedEntries = WeakMap<Entry, FoldedEntry>;

const bare = (code: string) => fold(code).replace(/\s+/g, '');

/** An entry as it is compared, made once: thousands are searched at every keystroke. */
function foldText(entry: Entry, folded: FoldedEntries): FoldedEntry {
  const known = folded.get(entry);
  if (known) return known;
  const { title, detail = '', words = '', codes = [] } = entry;
  const made = {
    title: fold(title),
    all: fold(`${title} ${detail} ${words} ${codes.join(' ')}`),
    codes: codes.filter(Boolean).map(bare),
  };
  folded.set(entry, made);
  return made;
}

const startsWord = (text: string, word: string) => getPlaces(text, word).some((at) => startsWordAt(text, at));

/** How an entry fits; null where it does not hold every word. */
function getFit({ title, all, codes }: FoldedEntry, words: readonly string[]): number | null {
  const code = words.join('');
  if (codes.includes(code)) return FIT.code;
  if (codes.some((each) => each.startsWith(code))) return FIT.codeStarts;
  if (!words.every((word) => all.includes(word))) return null;
  if (title.startsWith(words.join(' '))) return FIT.titleStarts;
  if (words.every((word) => startsWord(title, word))) return FIT.wordsOfTitle;
  return words.every((word) => startsWord(all, word)) ? FIT.words : FIT.inside;
}

/** Entries under one heading. */
export interface EntryGroup {
  id: GroupId | 'recent';
  entries: readonly Entry[];
  /** How many fit, shown or not. */
  count: number;
}

/** What is offered before anything is typed; the rest has to be named. */
const OFFERED: readonly GroupId[] = ['places', 'actions', 'orders'];

const getGroup = (id: EntryGroup['id'], entries: readonly Entry[], most: number): EntryGroup[] =>
  entries.length === 0 ? [] : [{ id, entries: entries.slice(0, most), count: entries.length }];

/**
 * What is shown of all entries. Before anything is typed what was chosen lately stands first. After that an entry holds
 * every word that was typed, in any order: whole codes come first, then what begins so before what only holds it, then what
 * was chosen lately, and the group with the best entry stands first.
 * @param recent the ids of what was chosen lately, the latest first
 * @param folded what was made of entries for the letter before
 */
export function rankEntries(
  entries: readonly Entry[],
  typed: string,
  recent: readonly string[],
  folded: FoldedEntries = new WeakMap(),
): EntryGroup[] {
  const words = wordsIn(typed);
  if (words.length === 0) {
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    const lately = recent.flatMap((id) => byId.get(id) ?? []).slice(0, MAX_RECENT);
    const offered = entries.filter((entry) => OFFERED.includes(entry.group) && !lately.includes(entry));
    return [
      ...getGroup('recent', lately, MAX_RECENT),
      ...GROUPS.flatMap((id) =>
        getGroup(
          id,
          offered.filter(({ group }) => group === id),
          MAX_PER_GROUP,
        ),
      ),
    ];
  }
  const latest = new Map(recent.map((id, at) => [id, at]));
  const fitting = entries.flatMap((entry) => {
    const fit = getFit(foldText(entry, folded), words);
    return fit === null ? [] : [{ entry, fit, age: latest.get(entry.id) ?? recent.length }];
  });
  const ranked = fitting.toSorted((one, other) => one.fit - other.fit || one.age - other.age);
  const ids = new Set(ranked.map(({ entry }) => entry.group));
  return [...ids].flatMap((id) =>
    getGroup(
      id,
      ranked.filter(({ entry }) => entry.group === id).map(({ entry }) => entry),
      MAX_PER_GROUP,
    ),
  );
}
