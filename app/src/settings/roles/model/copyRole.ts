import type { Role } from '@mortar/contract';
import { type Administering, mayChange } from '#session/people/mayChange.ts';
import { getRefusal } from '#session/permissions.ts';
import type { RoleValues } from './roleForm.ts';

/** Permissions by name, in groups. */
type Boxes = boolean | { readonly [name: string]: Boxes };

/**
 * Returns a new role with the permissions of another, without a name. Excludes permissions without a checkbox, such as
 * exporting reports (ruling 42), and those the user may not give (ruling 46).
 */
export function copyRole({ issuperuser, rolepermissions }: Role, by: Administering): RoleValues {
  const getGrantable = (place: string, boxes: Boxes): Boxes =>
    typeof boxes === 'boolean'
      ? boxes && getRefusal(mayChange.right(by, place)) === undefined
      : Object.fromEntries(
          Object.entries(boxes).map(([name, inner]) => [name, getGrantable(`${place}.${name}`, inner)]),
        );
  const permissions = getGrantable('rolepermissions', rolepermissions) as Role['rolepermissions'];
  return {
    rolename: '',
    issuperuser: getGrantable('issuperuser', issuperuser) === true,
    rolepermissions: { ...permissions, reports: { ...permissions.reports, export: false } },
  };
}
