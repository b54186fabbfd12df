import { useState } from 'react';
import { useHasFocus } from '#keyboard/useKeyboardPlace.ts';
import { useSettings } from '#session/settings.tsx';

/**
 * Whether typing searches (`ordering_SearchType` '0') or Enter does ('1'). The box stands elsewhere in each of the two (001
 * §2, search modes), so another setting waits until nobody types in it: it would take the keyboard away.
 */
export function useAutomaticSearch(): boolean {
  const set = useSettings().ordering_SearchType === '0';
  const typing = useHasFocus('search');
  const [automatic, setAutomatic] = useState(set);
  if (automatic !== set && !typing) setAutomatic(set);
  return automatic;
}
