import { useSyncExternalStore } from 'react';
import { NEWEST } from './model.ts';

/** All that decides what is in sight. The address holds it, so that a link shows another person the same. */
export interface View {
  page: 'start' | 'browse' | 'entry' | 'compare';
  entry: string;
  story: string;
  tab: 'combinations' | 'states' | 'guide' | 'comments';
  /** `aloe dark`. */
  combination: string;
  /** What it is compared with. */
  other: string;
  version: string;
  otherVersion: string;
  way: 'one' | 'beside' | 'slider' | 'blink';
  zoom: 'fit' | '1' | '2' | '4';
  /** What the lists are narrowed down to. */
  text: string;
  area: string;
  group: string;
  standing: '' | 'draft' | 'reviewed' | 'approved' | 'changed' | 'differs' | 'comments';
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
  standing: '',
};

const IN_PATH = ['page', 'entry'] as const;

/** A view as an address: `#/entry/popups-cart?story=…`, with nothing that is as usual. */
export function getAddress(view: View): string {
  const rest = Object.entries(view).filter(
    ([name, value]) => !IN_PATH.some((one) => one === name) && value !== USUAL[name as keyof View],
  );
  const query = new URLSearchParams(rest).toString();
  const path = view.page === 'start' ? '' : `${view.page}${view.entry ? `/${view.entry}` : ''}`;
  return `#/${path}${query ? `?${query}` : ''}`;
}

/** The view of an address; whatever it does not say, or says wrongly, is as usual. */
export function getView(address: string): View {
  const [path = '', query = ''] = address.replace(/^#?\/?/, '').split('?');
  const [page = '', entry = ''] = path.split('/');
  const known = ['browse', 'entry', 'compare'].includes(page) ? { page: page as View['page'], entry } : {};
  const names = Object.keys(USUAL).filter((name) => !IN_PATH.some((one) => one === name));
  const said = Object.fromEntries([...new URLSearchParams(query)].filter(([name]) => names.includes(name)));
  return { ...USUAL, ...said, ...known };
}

/** Shows something else. What it was before stays behind the browser's Back, unless it is the same place. */
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

/** The address of the view with a change. */
export const getHref = (view: View, change: Partial<View>): string => getAddress({ ...view, ...change });

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** What is in sight, as the address says. */
export function useView(): View {
  return getView(useSyncExternalStore(subscribe, () => location.hash));
}
