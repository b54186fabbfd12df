import { attendedUntil, type Matter, matterName } from '../rules/messages/attendance.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Store } from '../store/store.ts';

/** Who plays the other end by hand: the simulator is silent about what somebody is at the desk for. */
export interface Attendance {
  /**
   * Somebody is at the desk for a conversation or a ticket, for two minutes unless they say so again: one that closes a
   * window or goes home gives it back. It is kept, so that a restart does not answer in their place.
   * @throws where there is no such conversation or ticket, and what the store throws
   */
  attend(matter: Matter): void;
  /** Gives it back: the simulator goes on with what waits. */
  release(matter: Matter): void;
  isAttended(matter: Matter): boolean;
}

/** Milliseconds. A window in the background may be asked for nothing for a minute. */
const AT_DESK = 120_000;

/** @param released is told of what was given back */
export function createAttendance(store: Store, clock: Clock, released: (matter: Matter) => void): Attendance {
  const isKnown = (matter: Matter) =>
    'convID' in matter ? store.conversations.get(matter.convID) : store.tickets.get(matter.ticketnumber);
  return {
    attend(matter) {
      if (!isKnown(matter)) throw new Error(`There is no ${matterName(matter)}.`);
      const now = clock.now();
      // Kept twice in each time, not at every word.
      if (attendedUntil(store, matter) - now > AT_DESK / 2) return;
      store.transaction(() => {
        for (const row of [...store.attendance.all()]) if (row.until <= now) store.attendance.delete(row.matter);
        store.attendance.put({ matter: matterName(matter), until: now + AT_DESK });
      });
    },
    release(matter) {
      if (!store.attendance.get(matterName(matter))) return;
      store.transaction(() => store.attendance.delete(matterName(matter)));
      released(matter);
    },
    isAttended: (matter) => attendedUntil(store, matter) > clock.now(),
  };
}
