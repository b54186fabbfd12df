import { type Conversation, chatGroup } from '@mortar/contract';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { liveLinkAtom } from '#live/liveLinkAtom.ts';

/** Milliseconds a closed popup stays in its conversation's group (002 §4, §9). */
const LEAVE_DELAY_MS = 10_000;

/** Joins a conversation's group while shown and a little longer; the SignalR connection itself is shared. */
export function useStayInGroup({
  registeredHash,
  retailerID,
}: Pick<Conversation, 'registeredHash' | 'retailerID'>): void {
  const link = useAtomValue(liveLinkAtom);
  useEffect(
    function joinGroup() {
      const leave = link?.join(chatGroup(registeredHash, retailerID));
      return () => {
        if (leave) setTimeout(leave, LEAVE_DELAY_MS);
      };
    },
    [link, registeredHash, retailerID],
  );
}
