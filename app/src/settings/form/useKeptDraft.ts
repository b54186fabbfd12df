import { announce } from '@mortar/design-system';
import { useFormikContext } from 'formik';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { sessionAtom } from '#session/session.ts';
import { type Draft, keepDraft, type Owner, takeDraft } from '#unsaved/drafts.ts';
import { messages } from './messages.ts';
import { keptValues } from './model/keptValues.ts';
import { sameValues } from './model/saveState.ts';

/** Whose drafts are kept and taken up here: of whoever was signed in when it was first drawn. */
export function useDraftOwner(): Owner | null {
  const session = useAtomValue(sessionAtom);
  const [owner] = useState(session?.staff ?? null);
  return owner;
}

/**
 * Calls back where the session ended over what is shown, to keep what was typed there: for what is no `SettingsForm`, which
 * does so by itself.
 */
export function useOnSessionEnd(keep: () => void): void {
  const store = useStore();
  const keepNow = useEffectEvent(keep);
  useEffect(
    function keepAtSessionEnd() {
      const session = store.get(sessionAtom);
      return () => {
        if (store.get(sessionAtom) !== session) keepNow();
      };
    },
    [store],
  );
}

export interface KeptDraft<Values> {
  /** The form's name. */
  name: string;
  /** What is saved. */
  saved: Values;
  /** What a form begins with for which nothing was kept. */
  suggested?: Values | undefined;
  dirty: boolean;
  /** True once everything of `saved` is there. */
  ready: boolean;
}

/** Has a form go on with what a session ended over, unsaved, and keeps what another one ends over. */
export function useKeptDraft<Values extends object>({ name, saved, suggested, dirty, ready }: KeptDraft<Values>) {
  const { setValues } = useFormikContext<Values>();
  const owner = useDraftOwner();
  const [kept, setKept] = useState(false);
  const goOn = useEffectEvent(() => {
    const draft = owner && takeDraft(owner, name);
    if (!draft && suggested) void setValues(suggested);
    const values = draft && keptValues(draft, saved);
    if (!values || sameValues(values, saved)) return;
    void setValues(values);
    setKept(true);
    announce(messages.kept);
  });
  useEffect(
    function goOnWithDraft() {
      if (ready) goOn();
    },
    [ready],
  );
  if (kept && !dirty) setKept(false);
  return {
    /** True for as long as some of what was kept is unsaved. */
    kept,
    keep: (draft: Draft) => owner && keepDraft(owner, name, draft),
  };
}
