import { type ToastAction, toastStore } from './toast.ts';

/**
 * Adds a button to a toast: `withAction(toast.success('Deleted.'), { label: 'Undo', run })`. Separate from `toast`,
 * because few toasts need it and the first page does not load it.
 * @returns the id for `toast.dismiss`
 */
export function withAction(id: number, action: ToastAction): number {
  const entry = toastStore.get().find((each) => each.id === id);
  // Safe to mutate: the toast renders only after the caller returns.
  if (entry) entry.action = action;
  return id;
}
