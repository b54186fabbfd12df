import { useState } from 'react';
import { useHasFocus } from '#keyboard/focus/useHasFocus.ts';
import { useSettings } from '#session/settings.tsx';

/**
 * Returns whether typing searches (`ordering_SearchType` '0') or Enter ('1'). A change waits until the box loses focus,
 * because it moves in the layout (001 §2, search modes).
 */
export function useAutomaticSearch(): boolean {
  const set = useSettings().ordering_SearchType === '0';
  const typing = useHasFocus('search');
  const [automatic, setAutomatic] = useState(set);
  if (automatic !== set && !typing) setAutomatic(set);
  return automatic;
}
