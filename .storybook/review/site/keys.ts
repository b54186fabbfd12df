import { type RefObject, useEffect } from 'react';
import { getEntry, site } from './data.ts';
import { getView, go, type View } from './view.ts';

export const KEYS: readonly { keys: string; does: string }[] = [
  { keys: '/', does: 'find' },
  { keys: 'b', does: 'next brand' },
  { keys: 'm', does: 'other mode' },
  { keys: 'j k', does: 'next and previous state' },
  { keys: 'n p', does: 'next and previous entry' },
  { keys: '1 2 3 4', does: 'one, beside, slider, blink' },
  { keys: 'z', does: 'zoom' },
  { keys: 'u', does: 'up' },
];

const WAYS: readonly View['way'][] = ['one', 'beside', 'slider', 'blink'];
const ZOOMS: readonly View['zoom'][] = ['fit', '1', '2', '4'];

const around = <Item>(items: readonly Item[], item: Item, by: number): Item | undefined =>
  items[(items.indexOf(item) + by + items.length) % items.length];

function withBrand({ combination }: View, by: number): Partial<View> {
  const [brand = '', mode = ''] = combination.split(' ');
  const next = around(
    site.brands.map(({ name }) => name),
    brand,
    by,
  );
  return { combination: `${next} ${mode}` };
}

function withMode({ combination }: View): Partial<View> {
  const [brand = '', mode = ''] = combination.split(' ');
  return { combination: `${brand} ${around(site.modes, mode, 1)}` };
}

/** Moves to a neighbouring state. */
export function withState(view: View, by: number): Partial<View> {
  const stories = getEntry(view.entry)?.states.map(({ story }) => story) ?? [];
  const now = stories.includes(view.story) ? view.story : (stories[0] ?? '');
  return { story: around(stories, now, by) ?? '' };
}

function withEntry(view: View, by: number): Partial<View> {
  const entry = getEntry(view.entry);
  const among = site.entries.filter(({ area }) => area === (entry?.area ?? 'Popups'));
  const next = entry ? around(among, entry, by) : among[0];
  return next ? { page: view.page === 'compare' ? 'compare' : 'entry', entry: next.id, story: '' } : {};
}

function upFrom({ page, entry }: View): Partial<View> {
  if (page === 'compare') return { page: 'entry' };
  return page === 'entry' ? { page: 'browse', entry: '', area: getEntry(entry)?.area ?? '' } : { page: 'start' };
}

function getViewForKey(key: string, view: View): Partial<View> | undefined {
  const inEntry = view.page === 'entry' || view.page === 'compare';
  if (key === 'b' || key === 'B') return withBrand(view, key === 'b' ? 1 : -1);
  if (key === 'm') return withMode(view);
  if (key === 'u') return upFrom(view);
  if (key === 'n' || key === 'p') return withEntry(view, key === 'n' ? 1 : -1);
  if ((key === 'j' || key === 'k') && inEntry) return withState(view, key === 'j' ? 1 : -1);
  if (key === 'z' && view.page === 'compare') return { zoom: around(ZOOMS, view.zoom, 1) ?? 'fit' };
  const way = WAYS[Number(key) - 1];
  return way && inEntry ? { page: 'compare', way } : undefined;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]):not([type=range]), textarea, select');

/** Listens for the site's keys outside text fields. */
export function useKeys(search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
      if (event.key === '/') {
        event.preventDefault();
        search.current?.focus();
        return;
      }
      const change = getViewForKey(event.key, getView(location.hash));
      if (!change) return;
      event.preventDefault();
      go(change);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [search]);
}
