import { useSyncExternalStore } from 'react';
import { NEWEST } from './model.ts';

/** Everything that determines the page. Stored in the address, so links reproduce it. */
export interface View {
  page: 'start' | 'browse' | 'entry' | 'compare';
  entry: string;
  story: string;
  tab: 'combinations' | 'states' | 'guide' | 'comments';
  /** `aloe dark`. */
  combination: string;
  /** Combination to compare with. */
  other: string;
  version: string;
  otherVersion: string;
  way: 'one' | 'beside' | 'slider' | 'blink';
  zoom: 'fit' | '1' | '2' | '4';
  /** Filter of the lists. */
  text: string;
  area: string;
  group: string;
  reviewState: '' | 'draft' | 'reviewed' | 'approved' | 'changed' | 'differs' | 'comments';
}

const USUAL: View = {
  page: 'start',
  entry: '',
  story: '',
  tab: 'combinations',
  combination: 'mortar light',
  other: '',
  version: NEWEST,
  otherVersion: NEWEST,
  way: 'one',
  zoom: 'fit',
  text: '',
  area: '',
  group: '',
  reviewState: '',
};

const IN_PATH = ['page', 'entry'] as const;

/** Returns a view's address without defaults: `#/entry/popups-cart?story=…`. */
export function getAddress(view: View): string {
  const rest = Object.entries(view).filter(
    ([name, value]) => !IN_PATH.some((one) => one === name) && value !== USUAL[name as keyof View],
  );
  const query = new URLSearchParams(rest).toString();
  const path = view.page === 'start' ? '' : `${view.page}${view.entry ? `/${view.entry}` : ''}`;
  return `#/${path}${query ? `?${query}` : ''}`;
}

/** Parses an address; missing or invalid parts fall back to defaults. */
export function getView(address: string): View {
  const [path = '', query = ''] = address.replace(/^#?\/?/, '').split('?');
  const [page = '', entry = ''] = path.split('/');
  const known = ['browse', 'entry', 'compare'].includes(page) ? { page: page as View['page'], entry } : {};
  const names = Object.keys(USUAL).filter((name) => !IN_PATH.some((one) => one === name));
  const values = Object.fromEntries([...new URLSearchParams(query)].filter(([name]) => names.includes(name)));
  return { ...USUAL, ...values, ...known };
}

/** Changes the view. Adds a history entry unless only details of the same page change. */
export function go(change: Partial<View>): void {
  const now = getView(location.hash);
  const next = { ...now, ...change };
  const address = getAddress(next);
  if (address === getAddress(now)) return;
  const isSamePlace = next.page === now.page && next.entry === now.entry;
  if (isSamePlace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  dispatchEvent(new HashChangeEvent('hashchange'));
  if (!isSamePlace) scrollTo(0, 0);
}

export const getHref = (view: View, change: Partial<View>): string => getAddress({ ...view, ...change });

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** Returns the current view from the address. */
export function useView(): View {
  return getView(useSyncExternalStore(subscribe, () => location.hash));
}
