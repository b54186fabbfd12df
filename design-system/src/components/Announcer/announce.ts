/** Announcement in the page. */
interface Announcement {
  id: number;
  text: string;
  assertive: boolean;
}

export interface AnnounceOptions {
  /** True to interrupt reading, for blocking problems only. */
  assertive?: boolean | undefined;
  /** Subject. A newer announcement replaces a pending one of the same topic, as when a key is held down. */
  topic?: string | undefined;
  /** Milliseconds to wait for a newer announcement of the topic. */
  wait?: number | undefined;
}

/** Milliseconds an announcement stays in the page, so that it is read but not found later. */
const LIFE = 5000;
/** Milliseconds within which equal text from two places counts once. */
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

/** Announces a complete sentence to screen readers, without visible output. Works outside React; ignores empty text. */
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
  /** Removes all announcements, including pending ones, between tests and stories. */
  clear(): void {
    for (const topic of [...waiting.keys()]) withdraw(topic);
    for (const timer of leaving) clearTimeout(timer);
    leaving.clear();
    last = { text: '', at: Number.NEGATIVE_INFINITY };
    publish([]);
  },
};
