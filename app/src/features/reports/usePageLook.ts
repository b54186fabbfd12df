import { useSyncExternalStore } from 'react';

const ATTRIBUTES = ['data-brand', 'data-mode'];

function onLook(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ATTRIBUTES });
  return () => observer.disconnect();
}

const look = () => ATTRIBUTES.map((name) => document.documentElement.getAttribute(name) ?? '').join(' ');

/** The brand and the mode that the page is dressed in, for what is framed in it. */
export function usePageLook(): { brand: string; mode: string } {
  const [brand = '', mode = ''] = useSyncExternalStore(onLook, look).split(' ');
  return { brand, mode };
}
