import type { Store } from '../../store/store.ts';

/** A conversation or a ticket that somebody may be at the desk for. */
export type Matter = { convID: number } | { ticketnumber: string };

/** The name under which a matter is kept. */
export const matterName = (matter: Matter): string =>
  'convID' in matter ? `conversation ${matter.convID}` : `ticket ${matter.ticketnumber}`;

/** Until when somebody is at the desk for a matter, in milliseconds since 1970; 0 nobody ever was. */
export const attendedUntil = ({ attendance }: Pick<Store, 'attendance'>, matter: Matter): number =>
  attendance.get(matterName(matter))?.until ?? 0;
