import { announce } from '@mortar/design-system';
import { useFormikContext } from 'formik';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { sessionAtom } from '#session/session.ts';
import { type Draft, keepDraft, type Owner, takeDraft } from '#unsaved/drafts.ts';
import { messages } from './messages.ts';
import { sameValues } from './model/saveState.ts';
import { storedValues } from './model/storedValues.ts';

/** Returns the owner of drafts: the user at first render. */
export function useDraftOwner(): Owner | null {
  const session = useAtomValue(sessionAtom);
  const [owner] = useState(session?.staff ?? null);
  return owner;
}

/** Calls back when the session ends, to store input of components other than `SettingsForm`, which does so itself. */
export function useOnSessionEnd(keep: () => void): void {
  const store = useStore();
  const storeNow = useEffectEvent(keep);
  useEffect(
    function storeOnSessionEnd() {
      const session = store.get(sessionAtom);
      return () => {
        if (store.get(sessionAtom) !== session) storeNow();
      };
    },
    [store],
  );
}

export interface StoredDraft<Values> {
  /** Name of the form. */
  name: string;
  saved: Values;
  /** Initial values without a draft. */
  suggested?: Values | undefined;
  dirty: boolean;
  /** True once `saved` is complete. */
  ready: boolean;
}

/** Restores a form's unsaved draft of an expired session, and stores one when the session ends. */
export function useStoredDraft<Values extends object>({ name, saved, suggested, dirty, ready }: StoredDraft<Values>) {
  const { setValues } = useFormikContext<Values>();
  const owner = useDraftOwner();
  const [isRestored, setStored] = useState(false);
  const applyDraft = useEffectEvent(() => {
    const draft = owner && takeDraft(owner, name);
    if (!draft && suggested) void setValues(suggested);
    const values = draft && storedValues(draft, saved);
    if (!values || sameValues(values, saved)) return;
    void setValues(values);
    setStored(true);
    announce(messages.retained);
  });
  useEffect(
    function restoreDraft() {
      if (ready) applyDraft();
    },
    [ready],
  );
  if (isRestored && !dirty) setStored(false);
  return {
    /** True while restored input is unsaved. */
    retained: isRestored,
    keep: (draft: Draft) => owner && keepDraft(owner, name, draft),
  };
}
