import { announce } from '@mortar/design-system';
import { useEffect, useState } from 'react';
import { SAVED_NOTE_MS, type SaveState } from './model/saveState.ts';

/** Result of saving: success is shown for five seconds, an error until the next action. */
export function useSaveState() {
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  useEffect(
    function clearSaved() {
      if (state.kind !== 'saved') return;
      const timer = setTimeout(() => setState({ kind: 'idle' }), SAVED_NOTE_MS);
      return () => clearTimeout(timer);
    },
    [state],
  );
  return {
    state,
    idle: () => setState({ kind: 'idle' }),
    saving: () => setState({ kind: 'saving' }),
    saved: (text: string) => {
      setState({ kind: 'saved', text });
      announce(text);
    },
    failed: (text: string) => {
      setState({ kind: 'failed', text });
      announce(text, { assertive: true });
    },
  };
}
