import type { Store } from '../../store/store.ts';

/** A conversation or ticket that may be attended manually. */
export type Matter = { convID: number } | { ticketnumber: string };

/** Returns the key of a conversation or ticket. */
export const matterName = (matter: Matter): string =>
  'convID' in matter ? `conversation ${matter.convID}` : `ticket ${matter.ticketnumber}`;

/** Returns until when it is attended, in milliseconds since 1970; 0 if never. */
export const attendedUntil = ({ attendance }: Pick<Store, 'attendance'>, matter: Matter): number =>
  attendance.get(matterName(matter))?.until ?? 0;
