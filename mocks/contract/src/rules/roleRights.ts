import type { Role } from '../entities/session.ts';

/** What of a role is given to whoever has it. */
export type RoleGrant = Pick<Role, 'issuperuser' | 'rolepermissions'>;

/** Rights by name, in groups. */
type Flags = boolean | { readonly [name: string]: Flags };

const getNames = (name: string, flags: Flags): string[] => {
  if (typeof flags === 'boolean') return flags ? [name] : [];
  return Object.entries(flags).flatMap(([inner, more]) => getNames(`${name}.${inner}`, more));
};

/**
 * The rights that a grant holds, each by its place in a role: 'issuperuser', 'rolepermissions.dashboard.settings',
 * 'rolepermissions.ordering.productschedules.seven'.
 */
export const rightsIn = ({ issuperuser, rolepermissions }: RoleGrant): ReadonlySet<string> =>
  new Set([...getNames('issuperuser', issuperuser), ...getNames('rolepermissions', rolepermissions)]);

/**
 * What of a change is not somebody's to make: nobody gives or takes a right that they do not hold (ruling 46).
 * @param held the rights of whoever changes it
 * @param before what was given; null where nothing was, as to somebody new
 * @param after what shall be given; null where nothing shall, as where somebody is deleted
 * @returns the rights that would come or go and that they do not hold; none where they may
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
