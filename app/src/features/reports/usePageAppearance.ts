import { useSyncExternalStore } from 'react';

const ATTRIBUTES = ['data-brand', 'data-mode'];

function onAppearanceChange(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ATTRIBUTES });
  return () => observer.disconnect();
}

const look = () => ATTRIBUTES.map((name) => document.documentElement.getAttribute(name) ?? '').join(' ');

/** Returns the page's current brand and mode, for framed pages. */
export function usePageAppearance(): { brand: string; mode: string } {
  const [brand = '', mode = ''] = useSyncExternalStore(onAppearanceChange, look).split(' ');
  return { brand, mode };
}
