import type { TabMessage, Tabs } from '#session/tabs.ts';

interface Holder {
  tab: object;
  lose(): void;
}

/** Simulates a browser with several tabs. Messages arrive asynchronously and never in their own tab. */
export function createBrowser() {
  const names = new Map<string, Holder>();
  const ears = new Map<object, Set<(message: TabMessage) => void>>();
  return {
    names: () => [...names.keys()],
    openTab(): Tabs & { close(): void } {
      const tab = {};
      ears.set(tab, new Set());
      return {
        async claim(name, wanted, onLost) {
          await Promise.resolve();
          const holder = names.get(name);
          if (holder && wanted !== 'from another') return null;
          const mine: Holder = { tab, lose: onLost };
          names.set(name, mine);
          if (holder) queueMicrotask(holder.lose);
          return { release: () => names.get(name) === mine && names.delete(name) };
        },
        broadcast(message) {
          for (const [other, listening] of ears) {
            if (other !== tab) for (const listen of listening) queueMicrotask(() => listen(message));
          }
        },
        listen(listen) {
          ears.get(tab)?.add(listen);
          return () => ears.get(tab)?.delete(listen);
        },
        /** Simulates a crashed tab. */
        close() {
          ears.delete(tab);
          for (const [name, holder] of names) if (holder.tab === tab) names.delete(name);
        },
      };
    },
  };
}
