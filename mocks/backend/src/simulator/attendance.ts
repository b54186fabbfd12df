import { attendedUntil, type Matter, matterName } from '../rules/messages/attendance.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Store } from '../store/store.ts';

/** Manual play of suppliers and support: the simulator does not answer attended conversations. */
export interface Attendance {
  /**
   * Marks a conversation or ticket as attended for two minutes, unless renewed, so that a closed window releases it.
   * Stored, so that a restart does not answer it.
   * @throws if there is no such conversation or ticket, and what the store throws
   */
  attend(matter: Matter): void;
  /** Ends attendance; the simulator continues with pending messages. */
  release(matter: Matter): void;
  isAttended(matter: Matter): boolean;
}

/** Milliseconds. A browser may throttle a background window's requests to one per minute. */
const AT_DESK = 120_000;

/**
 * Creates the attendance.
 * @param released is called with what was released
 */
export function createAttendance(store: Store, clock: Clock, released: (matter: Matter) => void): Attendance {
  const isKnown = (matter: Matter) =>
    'convID' in matter ? store.conversations.get(matter.convID) : store.tickets.get(matter.ticketnumber);
  return {
    attend(matter) {
      if (!isKnown(matter)) throw new Error(`There is no ${matterName(matter)}.`);
      const now = clock.now();
      // Stored only when half of the time has passed, not on every call.
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
