/** Meaning of the table's letters: the error text. */
export const REFUSALS: Record<string, RegExp> = {
  T: /^Cannot access Settings due to lack of permissions\.$/,
  1: /^Only the administrator can change the administrator\.$/,
  D: /^The administrator cannot be deleted\.$/,
  O: /^Nobody changes the role that they have\.$/,
  H: /^Nobody gives or takes a right that they do not have\.$/,
  W: /^Somebody who has a right that you do not have is given a password by others\.$/,
  S: /^Users cannot delete themselves\.$/,
  N: /^Name, surname and user name can only be changed during the set-up\.$/,
  U: /^This user is not a Super User and therefore can only be assigned one pharmacy\.$/,
  E: /^The first-time setup has ended\.$/,
};

/** Acting and affected users; `keeper` has a role with only the settings right. */
export const ACTORS = {
  1001: ['admin', 'buyer', 'keeper', 'viewer', 'shop'],
  2000: ['admin', 'buyer', 'branch'],
} as const;

/** Actions on a user: see `requestFor` of the test. */
export const DEEDS = [
  'details',
  'rename',
  'less',
  'equal',
  'more',
  'password',
  'begin setup',
  'end setup',
  'delete',
] as const;
export type Action = (typeof DEEDS)[number];

/**
 * Every actor × every user of their profile: a letter per action, in the order of `DEEDS`; `+` allowed.
 * - details: e-mail address and other fields, with the current role
 * - rename: another surname
 * - less: the role Viewer (2000: Branch Ordering)
 * - equal: the role Ordering, which buyer has (2000: Group Ordering)
 * - more: the role Online Shop (2000: Group Reports, an own role that allows reading reports)
 * - password: another password
 * - begin setup: initiallogin true; `end setup`: false
 *
 * A super user of several pharmacies keeps a super user's role (U).
 */
export const TABLE: Record<string, string> = {
  'admin@1001 admin': '+N++++E+D',
  'admin@1001 buyer': '+N++++E++',
  'admin@1001 keeper': '+N++++E++',
  'admin@1001 viewer': '+N++++E++',
  'admin@1001 shop': '+N++++E++',
  'buyer@1001 admin': '11111111D',
  'buyer@1001 buyer': '+NO+O+E+S',
  'buyer@1001 keeper': '+N++H+E++',
  'buyer@1001 viewer': '+N++H+E++',
  'buyer@1001 shop': '+NHH+WE+H',
  'keeper@1001 admin': '11111111D',
  'keeper@1001 buyer': '+NH+HWE+H',
  'keeper@1001 keeper': '+NOOO+E+S',
  'keeper@1001 viewer': '+N+HHWE+H',
  'keeper@1001 shop': '+NHH+WE+H',
  'viewer@1001 admin': 'TTTTTTTTT',
  'viewer@1001 buyer': 'TTTTTTTTT',
  'viewer@1001 keeper': 'TTTTTTTTT',
  'viewer@1001 viewer': 'TTTTTTTTT',
  'viewer@1001 shop': 'TTTTTTTTT',
  'shop@1001 admin': 'TTTTTTTTT',
  'shop@1001 buyer': 'TTTTTTTTT',
  'shop@1001 keeper': 'TTTTTTTTT',
  'shop@1001 viewer': 'TTTTTTTTT',
  'shop@1001 shop': 'TTTTTTTTT',
  'admin@2000 admin': '+N++++E+D',
  'admin@2000 buyer': '+NU+U+E++',
  'admin@2000 branch': '+N++++E++',
  'buyer@2000 admin': '11111111D',
  'buyer@2000 buyer': '+NO+O+E+S',
  'buyer@2000 branch': '+N++H+E++',
  'branch@2000 admin': 'TTTTTTTTT',
  'branch@2000 buyer': 'TTTTTTTTT',
  'branch@2000 branch': 'TTTTTTTTT',
};
