import { announce } from '../Announcer/announce.ts';

export type ToastTone = 'success' | 'error' | 'warning' | 'info';

/** What can be done about what a toast says. */
export interface ToastAction {
  label: string;
  /** Called once: the toast goes with it. */
  run: () => void;
}

export interface ToastEntry {
  id: number;
  tone: ToastTone;
  text: string;
  /** Milliseconds that it stays while nobody looks at it. */
  life: number;
  /** What can be done about it: `withAction`. */
  action?: ToastAction | undefined;
}

const MAX_TOASTS = 3;
const LIFE = 7500;
const ERROR_LIFE = 10_000;

let next = 1;
let entries: readonly ToastEntry[] = [];
const listeners = new Set<() => void>();

const publish = (list: readonly ToastEntry[]) => {
  entries = list;
  for (const listener of listeners) listener();
};

interface ToastOptions {
  /** What is heard instead of the text: a whole sentence, where the text leaves out what can be seen. */
  spoken?: string | undefined;
}

const show =
  (tone: ToastTone) =>
  (text: string, { spoken = text }: ToastOptions = {}): number => {
    announce(spoken, { assertive: tone === 'error' });
    const entry = { id: next++, tone, text, life: tone === 'error' ? ERROR_LIFE : LIFE };
    publish([...entries.filter((other) => other.text !== text || other.tone !== tone), entry].slice(-MAX_TOASTS));
    return entry.id;
  };

/**
 * Says in passing what happened, to eyes and, through the announcer, to ears; errors at once. At most three stand at once, the oldest gives way; the same text twice is one toast.
 * @returns the id, to take it away with `toast.dismiss`.
 */
export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
  dismiss: (id: number): void => publish(entries.filter((entry) => entry.id !== id)),
  /** Takes all away: at logout, and between tests. */
  clear: (): void => publish([]),
};

export const toastStore = {
  get: (): readonly ToastEntry[] => entries,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
