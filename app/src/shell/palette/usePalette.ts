import { toast, useAnnouncement } from '@mortar/design-system';
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useDebouncedValue } from '#parts/useDebouncedValue.ts';
import { keepRecentChoice, recentChoices } from '#preferences/recentChoices.ts';
import { useSession } from '#session/useSession.ts';
import { messages } from './messages.ts';
import type { Entry, Target } from './model/entry.ts';
import { MIN_CHARACTERS } from './model/products.ts';
import { type FoldedEntries, rankEntries } from './model/rank.ts';
import { useEntries } from './useEntries.ts';

/** Debounce of the product search in ms. */
const SEARCH_DEBOUNCE_MS = 250;
/** Entries per PageUp or PageDown. */
const PAGE_ENTRIES = 8;

/**
 * Controls text, results and active entry of the palette.
 * @param press presses an entry by index, as a click does
 */
export function usePalette(onChoose: (target: Target) => void, press: (place: number) => void) {
  const { staff } = useSession();
  const [recent] = useState(() => recentChoices(staff));
  const [folded] = useState((): FoldedEntries => new WeakMap());
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const debouncedText = useDebouncedValue(text, SEARCH_DEBOUNCE_MS);
  /** Text for which Enter was pressed before results, since scanners send code and Enter together. */
  const [entered, setEntered] = useState<string | null>(null);
  const requested = entered === text ? text : debouncedText;
  const { entries, busy, failed, again } = useEntries(text, requested, recent);
  const waiting = text.length >= MIN_CHARACTERS && (requested !== text || busy);

  const groups = useMemo(
    () =>
      rankEntries(
        entries,
        text,
        recent.map(({ id }) => id),
        folded,
      ),
    [entries, text, recent, folded],
  );
  const shown = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  /** Active entry of a text, which later results never replace. */
  const [pinned, setPinned] = useState<{ text: string; id: string } | null>(null);
  const before = pinned?.text === text ? shown.findIndex(({ id }) => id === pinned.id) : -1;
  const active = before >= 0 ? before : shown.length > 0 ? 0 : -1;
  const current = shown[active];
  if (current && (pinned?.text !== text || pinned.id !== current.id)) setPinned({ text, id: current.id });

  const counted = shown.length > 0 ? messages.count(shown.length) : messages.none;
  useAnnouncement(text === '' || waiting ? '' : counted, { topic: 'palette', wait: SEARCH_DEBOUNCE_MS });

  const choose = (entry: Entry) => {
    const { id, title, detail = '', refusal, target } = entry;
    if (refusal !== undefined) return void toast.error(refusal);
    keepRecentChoice(staff, { id, title, detail });
    onChoose(target);
  };
  const chooseActive = useEffectEvent(() => {
    setEntered(null);
    if (current) choose(current);
  });
  const found = entered !== null && entered === text && (current !== undefined || !waiting);
  useEffect(
    function choosePending() {
      if (found) chooseActive();
    },
    [found],
  );

  const go = (to: number) => {
    const entry = shown[Math.max(0, Math.min(to, shown.length - 1))];
    if (entry) setPinned({ text, id: entry.id });
  };
  const moves: Record<string, () => void> = {
    ArrowDown: () => go(active + 1 < shown.length ? active + 1 : 0),
    ArrowUp: () => go(active > 0 ? active - 1 : shown.length - 1),
    PageDown: () => go(active + PAGE_ENTRIES),
    PageUp: () => go(active - PAGE_ENTRIES),
    Enter() {
      if (current) press(active);
      else if (waiting) setEntered(text);
    },
  };
  return {
    typed,
    text,
    groups,
    shown,
    active,
    waiting,
    failed,
    again,
    choose,
    type(next: string) {
      setEntered(null);
      setTyped(next);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const move = moves[event.key];
      if (!move) return;
      event.preventDefault();
      // Key repeat moves through the list but never selects.
      if (event.key !== 'Enter' || !event.repeat) move();
    },
  };
}
