/** Returns a page of a list, counted from 1, and the number of pages. */
export function page<T>(list: readonly T[], number: number, size: number): { rows: T[]; pages: number } {
  const pages = Math.ceil(list.length / size);
  return { rows: list.slice((number - 1) * size, number * size), pages };
}

/** Returns whether a text contains the search, ignoring case. */
export const containsText = (search: string, ...texts: string[]): boolean =>
  texts.some((text) => text.toLowerCase().includes(search.trim().toLowerCase()));
