/** Why a user or role cannot be changed (ruling 46). */
export const messages = {
  administrator: 'Only the administrator can change the administrator.',
  ownRole: 'You cannot change the role that you have.',
  right: 'You do not have this right yourself.',
  roleRemoval: 'You cannot delete this role: it has a right that you do not have.',
  personsRole: 'This role stays: it has a right that you do not have.',
  assignment: 'You cannot give this role: it has a right that you do not have.',
  password: 'You cannot set this password: this user has a right that you do not have.',
  personRemoval: 'You cannot delete this user: they have a right that you do not have.',
} as const;
