import { chatGroup } from '@mortar/contract';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { liveLinkAtom } from '#live/liveLinkAtom.ts';
import { useSession } from '#session/useSession.ts';
import type { Partner } from './model/partner.ts';

/** Joins the groups of all suppliers while mounted (002 §7, live hub events). */
export function useSupplierGroups(suppliers: readonly Partner[]): void {
  const link = useAtomValue(liveLinkAtom);
  const { retailerid } = useSession().staff;
  // Only the set of suppliers matters, not their online status.
  const hashes = suppliers
    .map(({ hash }) => hash)
    .sort()
    .join('\n');
  useEffect(
    function joinTheGroups() {
      if (!link || hashes === '') return;
      const leaves = hashes.split('\n').map((hash) => link.join(chatGroup(hash, retailerid)));
      return () => {
        for (const leave of leaves) leave();
      };
    },
    [link, hashes, retailerid],
  );
}
