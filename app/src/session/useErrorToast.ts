import { toast } from '@mortar/design-system';
import { useServices } from './services.ts';
import { sessionAtom } from './session.ts';

/**
 * Returns a function that shows an error toast, unless the error ended the session, which Login reports (000 §4, ruling
 * 6).
 * @returns the toast's id, to dismiss it
 */
export function useErrorToast(): (text: string) => number | undefined {
  const { store } = useServices();
  return (text) => (store.get(sessionAtom) ? toast.error(text) : undefined);
}
