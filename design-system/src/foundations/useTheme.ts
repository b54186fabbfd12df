import { useLayoutEffect, useState } from 'react';

/** Returns a reader of the page's custom properties that updates with brand and mode. For Storybook only. */
export const useTheme = (): ((name: string) => string) => {
  const [, setVersion] = useState(0);
  // Before Storybook applies the theme, so that the first one is not missed.
  useLayoutEffect(function observeTheme() {
    const observer = new MutationObserver(() => setVersion((version) => version + 1));
    observer.observe(document.documentElement, { attributeFilter: ['data-brand', 'data-mode'] });
    return () => observer.disconnect();
  }, []);
  return (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
};

/** Returns the custom property of `color.grid.rowHover`. */
export const getVariable = (path: string): string =>
  `--m-${path.replaceAll('.', '-').replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
