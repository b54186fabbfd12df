import type { Role } from '@mortar/contract';
import { type Administering, mayChange } from '#session/people/mayChange.ts';
import { getRefusal } from '#session/permissions.ts';
import type { RoleValues } from './roleForm.ts';

/** Boxes by name, in groups. */
type Boxes = boolean | { readonly [name: string]: Boxes };

/**
 * A new role with the boxes of another, without a name of its own. What has no box (exporting reports) a new role has not
 * (ruling 42), and what whoever copies it may not give stays unticked (ruling 46).
 */
export function getCopy({ issuperuser, rolepermissions }: Role, by: Administering): RoleValues {
  const given = (place: string, boxes: Boxes): Boxes =>
    typeof boxes === 'boolean'
      ? boxes && getRefusal(mayChange.right(by, place)) === undefined
      : Object.fromEntries(Object.entries(boxes).map(([name, inner]) => [name, given(`${place}.${name}`, inner)]));
  const permissions = given('rolepermissions', rolepermissions) as Role['rolepermissions'];
  return {
    rolename: '',
    issuperuser: given('issuperuser', issuperuser) === true,
    rolepermissions: { ...permissions, reports: { ...permissions.reports, export: false } },
  };
}
