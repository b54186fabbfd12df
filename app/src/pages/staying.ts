/** Goes with an address that a page gives itself: whoever is on the page stays where they are in it. */
export const STAYS = { stays: true } as const;

/** @param state of the location */
export const isStaying = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as { stays?: unknown }).stays === true;
