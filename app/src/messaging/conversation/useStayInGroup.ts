import { type Conversation, chatGroup } from '@mortar/contract';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { liveLinkAtom } from '#live/liveLinkAtom.ts';

/** Milliseconds for which a popup that was closed stays in the group of its conversation (002 §4, §9). */
const STAYS_FOR = 10_000;

/** Joins the group of a conversation for as long as it is shown, and a while longer: one link carries everything, its group is what is left. */
export function useStayInGroup({
  registeredHash,
  retailerID,
}: Pick<Conversation, 'registeredHash' | 'retailerID'>): void {
  const link = useAtomValue(liveLinkAtom);
  useEffect(
    function stayInTheGroup() {
      const leave = link?.join(chatGroup(registeredHash, retailerID));
      return () => {
        if (leave) setTimeout(leave, STAYS_FOR);
      };
    },
    [link, registeredHash, retailerID],
  );
}
