import type { Role } from '@mortar/contract';
import { messages } from '#settings/roles/messages.ts';

export interface RoleRow {
  roleid: number;
  name: string;
  kind: string;
}

/** Returns roles for the list: presets first, in the server's order. */
export const roleRows = (roles: readonly Role[]): RoleRow[] =>
  roles.map(({ roleid, rolename, iscustompreset }) => ({
    roleid,
    name: rolename,
    kind: iscustompreset ? messages.kinds.own : messages.kinds.preset,
  }));
