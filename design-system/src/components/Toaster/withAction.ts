import { type ToastAction, toastStore } from './toast.ts';

/**
 * Gives a toast that was just said a button: `withAction(toast.success('Deleted.'), { label: 'Undo', run })`. It stands
 * apart from what toasts are said with: few have one, and the first page carries nothing of it.
 * @returns the id, to take the toast away with `toast.dismiss`.
 */
export function withAction(id: number, action: ToastAction): number {
  const entry = toastStore.get().find((each) => each.id === id);
  // Nothing of it was drawn yet: it is drawn when whoever said it is done.
  if (entry) entry.action = action;
  return id;
}
