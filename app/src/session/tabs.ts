import type { EndReason } from './session.ts';

/** Priority of a claim: only if free, after a short wait, or taken from another tab. */
export type ClaimMode = 'free' | 'soon' | 'from another';

/** Name held by this tab until released, lost, or closed. */
export interface Claim {
  release(): void;
}

/** Message to other tabs of this browser. */
export interface TabMessage {
  about: 'session ended';
  /** See `sessionMark`. */
  session: string;
  reason: EndReason;
  /** Login message for the other tabs. */
  notice: string | null;
}

/** Communication with other tabs of this browser. */
export interface Tabs {
  /**
   * Claims a name that one tab at a time can hold.
   * @param onLost called when another tab took it with `from another`; not after `release`
   * @returns null while another tab holds it
   */
  claim(name: string, wanted: ClaimMode, onLost: () => void): Promise<Claim | null>;
  broadcast(message: TabMessage): void;
  /** @returns unsubscribe function */
  listen(listen: (message: TabMessage) => void): () => void;
}

/** Tab without others: in tests, Storybook, and unsupported browsers. */
export const onlyTab: Tabs = {
  claim: async () => ({ release: () => undefined }),
  broadcast: () => undefined,
  listen: () => () => undefined,
};

/** Returns a 53-bit hash that identifies a session without revealing its token (cyrb53). */
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
