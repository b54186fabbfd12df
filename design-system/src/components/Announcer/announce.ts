/** One thing that was said, as it stands in the page. */
interface Announcement {
  id: number;
  text: string;
  assertive: boolean;
}

export interface AnnounceOptions {
  /** Interrupts what is being read: for what keeps somebody from going on. Everything else waits its turn. */
  assertive?: boolean | undefined;
  /**
   * What it is about. A newer announcement of the same topic takes the place of one that still waits, so that whoever
   * holds a key down hears the last of it.
   */
  topic?: string | undefined;
  /** Milliseconds that it waits for a newer one of its topic. */
  wait?: number | undefined;
}

/** Milliseconds that an announcement stays in the page: readers take a while, and nobody should meet it later. */
const LIFE = 5000;
/** Milliseconds in which the same words twice are one announcement: two places noticed the same thing. */
const ECHO = 100;

let next = 1;
let entries: readonly Announcement[] = [];
let last = { text: '', at: Number.NEGATIVE_INFINITY };
const waiting = new Map<string, ReturnType<typeof setTimeout>>();
const leaving = new Set<ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

const publish = (list: readonly Announcement[]) => {
  entries = list;
  for (const listener of listeners) listener();
};

function speak(text: string, assertive: boolean): void {
  const now = Date.now();
  if (text === last.text && now - last.at < ECHO) return;
  last = { text, at: now };
  const entry = { id: next++, text, assertive };
  publish([...entries, entry]);
  const timer = setTimeout(() => {
    leaving.delete(timer);
    publish(entries.filter(({ id }) => id !== entry.id));
  }, LIFE);
  leaving.add(timer);
}

function withdraw(topic: string): void {
  clearTimeout(waiting.get(topic));
  waiting.delete(topic);
}

/**
 * Says something to those who listen to the page, once and in one sentence that holds what matters. Nothing shows; what
 * is seen stands where it happened. Works outside of React; empty words say nothing.
 */
export function announce(message: string, { assertive = false, topic = '', wait = 0 }: AnnounceOptions = {}): void {
  const text = message.trim();
  withdraw(topic);
  if (text === '') return;
  if (wait <= 0) speak(text, assertive);
  else {
    const timer = setTimeout(() => {
      waiting.delete(topic);
      speak(text, assertive);
    }, wait);
    waiting.set(topic, timer);
  }
}

export const announcements = {
  get: (): readonly Announcement[] => entries,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Takes all away, also what waits: between tests and stories. */
  clear(): void {
    for (const topic of [...waiting.keys()]) withdraw(topic);
    for (const timer of leaving) clearTimeout(timer);
    leaving.clear();
    last = { text: '', at: Number.NEGATIVE_INFINITY };
    publish([]);
  },
};
