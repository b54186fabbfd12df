import { announce } from '../Announcer/announce.ts';

export type ToastTone = 'success' | 'error' | 'warning' | 'info';

/** An action offered by a toast. */
export interface ToastAction {
  label: string;
  /** Called once; the toast then closes. */
  run: () => void;
}

export interface ToastEntry {
  id: number;
  tone: ToastTone;
  text: string;
  /** Milliseconds until it closes, while not paused. */
  life: number;
  /** Optional action: `withAction`. */
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
  /** Announced instead of the text: a full sentence, if the text relies on what is visible. */
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
 * Shows and announces a message; errors interrupt. At most three are shown, the oldest is dropped; repeated text is one
 * toast.
 * @returns the id for `toast.dismiss`
 */
export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
  dismiss: (id: number): void => publish(entries.filter((entry) => entry.id !== id)),
  /** Removes all toasts: at logout, and between tests. */
  clear: (): void => publish([]),
};

export const toastStore = {
  get: (): readonly ToastEntry[] => entries,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
