import { getCompanyStyle } from './colours.ts';

const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');

const cache = new Map<string, string>();

function render(name: string): string {
  const { main, light } = getCompanyStyle(name);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="rgb(${light})"/>` +
    `<text x="32" y="41" font-family="sans-serif" font-weight="600" font-size="25" text-anchor="middle" fill="rgb(${main})">${initials(name)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Returns initials on a coloured background as a data URL, for suppliers and support. */
export function getPortrait(name: string): string {
  const picture = cache.get(name) ?? render(name);
  cache.set(name, picture);
  return picture;
}
