import { useLayoutEffect, useState } from 'react';

/** Reads the page's custom properties, again whenever another brand or mode is put on. For Storybook only. */
export const useTheme = (): ((name: string) => string) => {
  const [, setVersion] = useState(0);
  // Before Storybook puts the theme on, so that the first one is not missed.
  useLayoutEffect(function observeTheme() {
    const observer = new MutationObserver(() => setVersion((version) => version + 1));
    observer.observe(document.documentElement, { attributeFilter: ['data-brand', 'data-mode'] });
    return () => observer.disconnect();
  }, []);
  return (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
};

/** `color.grid.rowHover` as its custom property. */
export const getVariable = (path: string): string =>
  `--m-${path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
