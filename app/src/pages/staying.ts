/** Location state for address changes within a page, which keep focus and scroll position. */
export const STAYS = { stays: true } as const;

/** Returns true if the location only changed within a page. @param state of the location */
export const isStaying = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as { stays?: unknown }).stays === true;
