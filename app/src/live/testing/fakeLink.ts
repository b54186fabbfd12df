import type { HubArguments, HubEvent } from '@mortar/contract';
import type { LinkState, LiveLink } from '#live/liveLink.ts';

type Listener = (...values: never[]) => void;

/** Connection without a hub, on which the test pushes events. */
export function createFakeLink() {
  const listeners = new Set<{ event: string; listener: Listener }>();
  const add = (event: string, listener: Listener) => {
    const entry = { event, listener };
    listeners.add(entry);
    return () => void listeners.delete(entry);
  };
  const call = (name: string, ...values: unknown[]) => {
    for (const { event, listener } of [...listeners]) if (event === name) listener(...(values as never[]));
  };
  const link: LiveLink = {
    on: (event, listener) => add(event, listener as Listener),
    onConnected: (listener) => add('connected', listener as Listener),
    onState: (listener) => add('state', listener),
    join: () => () => undefined,
    regroup: async () => call('regroup'),
    send: async () => undefined,
    close: () => listeners.clear(),
  };
  return {
    link,
    push: <Event extends HubEvent>(event: Event, ...values: HubArguments<Event>) => call(event, ...values),
    /** @param first true for the first connection; default false */
    connect: (first = false) => call('connected', first),
    /** Called each time the groups are read again. */
    onRegroup: (listener: () => void) => add('regroup', listener),
    show: (state: LinkState) => call('state', state),
  };
}
