import type { EndReason } from './session.ts';

/** How badly a name is wanted: only if no tab has it, after a moment's patience, or even from the tab that has it. */
export type Wanted = 'free' | 'soon' | 'from another';

/** A name that this tab has, until it lets go of it, loses it, or ends. */
export interface Claim {
  release(): void;
}

/** What a tab tells the others of this browser. */
export interface TabMessage {
  about: 'session ended';
  /** Which one: see `sessionMark`. */
  session: string;
  reason: EndReason;
  /** What Login says there. */
  notice: string | null;
}

/** What this tab has to do with the other tabs of the same browser. */
export interface Tabs {
  /**
   * Takes a name that one tab at a time can have.
   * @param onLost called when another tab took it `from another`; not after `release`
   * @returns null while another tab has it
   */
  claim(name: string, wanted: Wanted, onLost: () => void): Promise<Claim | null>;
  say(message: TabMessage): void;
  /** @returns stops listening */
  listen(hear: (message: TabMessage) => void): () => void;
}

/** A tab that knows of no other: in tests, in Storybook, and in a browser that offers neither way. */
export const onlyTab: Tabs = {
  claim: async () => ({ release: () => undefined }),
  say: () => undefined,
  listen: () => () => undefined,
};

/**
 * Names a session to the other tabs without telling its token: 53 bits that a token cannot be found from (cyrb53).
 */
export function sessionMark(token: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of token) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
