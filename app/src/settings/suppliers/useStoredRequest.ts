import { useEffect, useState } from 'react';
import { sameValues } from '#settings/form/model/saveState.ts';
import { getDraft, storedValues } from '#settings/form/model/storedValues.ts';
import { useDraftOwner } from '#settings/form/useStoredDraft.ts';
import { keepDraft, readDrafts, takeDraft } from '#unsaved/drafts.ts';
import { type CreditorValues, NO_CREDITOR } from './model/creditorRequest.ts';

const NAME = 'creditor request';

/** Stores and restores a creditor request across a session end (ruling 41). */
export function useStoredRequest() {
  const owner = useDraftOwner();
  const [storedRequest] = useState((): CreditorValues | null => {
    const draft = owner && readDrafts(owner)[NAME];
    return draft ? storedValues(draft, NO_CREDITOR) : null;
  });
  useEffect(
    function clearStoredRequest() {
      if (owner) takeDraft(owner, NAME);
    },
    [owner],
  );
  return {
    /** Null if there is none. */
    retained: storedRequest,
    keep: (typed: CreditorValues) => {
      if (owner && !sameValues(typed, NO_CREDITOR)) keepDraft(owner, NAME, getDraft(NO_CREDITOR, typed, []));
    },
  };
}
