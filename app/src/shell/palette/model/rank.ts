import { type Entry, GROUPS, type GroupId } from './entry.ts';
import { findIndexes, fold, startsWordAt, wordsIn } from './text.ts';

/** Quality of a match, best first. */
const MATCH_RANK = { code: 0, codeStarts: 1, titleStarts: 2, wordsOfTitle: 3, words: 4, inside: 5 } as const;

/** Maximum number of entries per group; typing on narrows them. */
const MAX_PER_GROUP = 6;
const MAX_RECENT = 5;

interface FoldedEntry {
  title: string;
  all: string;
  codes: readonly string[];
}

/** Cached normalised entries, while the palette is open. */
export type FoldedEntries = WeakMap<Entry, FoldedEntry>;

const bare = (code: string) => fold(code).replace(/\s+/g, '');

/** Normalises an entry once, since thousands are searched on every key. */
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

const startsWord = (text: string, word: string) => findIndexes(text, word).some((at) => startsWordAt(text, at));

/** Match quality of an entry; null if a word is missing. */
function getFit({ title, all, codes }: FoldedEntry, words: readonly string[]): number | null {
  const code = words.join('');
  if (codes.includes(code)) return MATCH_RANK.code;
  if (codes.some((each) => each.startsWith(code))) return MATCH_RANK.codeStarts;
  if (!words.every((word) => all.includes(word))) return null;
  if (title.startsWith(words.join(' '))) return MATCH_RANK.titleStarts;
  if (words.every((word) => startsWord(title, word))) return MATCH_RANK.wordsOfTitle;
  return words.every((word) => startsWord(all, word)) ? MATCH_RANK.words : MATCH_RANK.inside;
}

export interface EntryGroup {
  id: GroupId | 'recent';
  entries: readonly Entry[];
  /** Total number of matches. */
  count: number;
}

/** Groups shown without a search. */
const INITIAL_GROUPS: readonly GroupId[] = ['places', 'actions', 'orders'];

const getGroup = (id: EntryGroup['id'], entries: readonly Entry[], limit: number): EntryGroup[] =>
  entries.length === 0 ? [] : [{ id, entries: entries.slice(0, limit), count: entries.length }];

/**
 * Ranks entries. Without text, recent choices come first. Otherwise entries have to contain every word, in any order:
 * complete codes, then prefixes, then others, then recent choices; groups are sorted by their best entry.
 * @param recent ids of recent choices, latest first
 * @param folded normalised entries of earlier calls
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
    const recentEntries = recent.flatMap((id) => byId.get(id) ?? []).slice(0, MAX_RECENT);
    const offered = entries.filter((entry) => INITIAL_GROUPS.includes(entry.group) && !recentEntries.includes(entry));
    return [
      ...getGroup('recent', recentEntries, MAX_RECENT),
      ...GROUPS.flatMap((id) =>
        getGroup(
          id,
          offered.filter(({ group }) => group === id),
          MAX_PER_GROUP,
        ),
      ),
    ];
  }
  const latest = new Map(recent.map((id, index) => [id, index]));
  const fitting = entries.flatMap((entry) => {
    const fit = getFit(foldText(entry, folded), words);
    return fit === null ? [] : [{ entry, fit, age: latest.get(entry.id) ?? recent.length }];
  });
  const ranked = fitting.toSorted((a, b) => a.fit - b.fit || a.age - b.age);
  const ids = new Set(ranked.map(({ entry }) => entry.group));
  return [...ids].flatMap((id) =>
    getGroup(
      id,
      ranked.filter(({ entry }) => entry.group === id).map(({ entry }) => entry),
      MAX_PER_GROUP,
    ),
  );
}
