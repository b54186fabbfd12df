import type { Role } from '@mortar/contract';
import { messages } from '#settings/roles/messages.ts';

/** A role in the list. */
export interface RoleRow {
  roleid: number;
  name: string;
  kind: string;
}

/** The roles as they are listed: the presets first, as the server has them. */
export const roleRows = (roles: readonly Role[]): RoleRow[] =>
  roles.map(({ roleid, rolename, iscustompreset }) => ({
    roleid,
    name: rolename,
    kind: iscustompreset ? messages.kinds.own : messages.kinds.preset,
  }));
