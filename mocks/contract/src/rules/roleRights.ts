import type { Role } from '../entities/session.ts';

export type RoleGrant = Pick<Role, 'issuperuser' | 'rolepermissions'>;

/** Rights by name, in groups. */
type Flags = boolean | { readonly [name: string]: Flags };

const getNames = (name: string, flags: Flags): string[] => {
  if (typeof flags === 'boolean') return flags ? [name] : [];
  return Object.entries(flags).flatMap(([inner, more]) => getNames(`${name}.${inner}`, more));
};

/**
 * Returns the rights of a grant by their path in a role: 'issuperuser', 'rolepermissions.dashboard.settings',
 * 'rolepermissions.ordering.productschedules.seven'.
 */
export const rightsIn = ({ issuperuser, rolepermissions }: RoleGrant): ReadonlySet<string> =>
  new Set([...getNames('issuperuser', issuperuser), ...getNames('rolepermissions', rolepermissions)]);

/**
 * Returns the forbidden part of a change: users may neither give nor take a right that they do not hold (ruling 46).
 * @param held the rights of the user who makes the change
 * @param before the previous grant; null for a new user
 * @param after the new grant; null if the user is deleted
 * @returns changed rights that the user does not hold; empty if the change is allowed
 */
export function rightsBeyond(
  held: ReadonlySet<string>,
  before: RoleGrant | null,
  after: RoleGrant | null,
): readonly string[] {
  const had = before ? rightsIn(before) : new Set<string>();
  const has = after ? rightsIn(after) : new Set<string>();
  const changed = [...had, ...has].filter((right) => had.has(right) !== has.has(right));
  return changed.filter((right) => !held.has(right));
}
