import { toast } from '@mortar/design-system';
import { useServices } from './services.ts';
import { sessionAtom } from './session.ts';

/**
 * Says what went wrong in passing, unless it ended the session: Login says that, once (000 §4, ruling 6).
 * @returns gives the message's number, to take it away
 */
export function useErrorToast(): (text: string) => number | undefined {
  const { store } = useServices();
  return (text) => (store.get(sessionAtom) ? toast.error(text) : undefined);
}
