import type { HubArguments, HubEvent } from '@mortar/contract';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { liveLinkAtom } from './liveLinkAtom.ts';

/** Subscribes to a SignalR event while mounted. */
export function useLiveEvent<Event extends HubEvent>(
  event: Event,
  listener: (...values: HubArguments<Event>) => void,
): void {
  const link = useAtomValue(liveLinkAtom);
  const onEvent = useEffectEvent(listener);
  useEffect(
    function subscribe() {
      return link?.on(event, (...values) => onEvent(...values));
    },
    [link, event],
  );
}
