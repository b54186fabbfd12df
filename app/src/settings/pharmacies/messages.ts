/** Texts of User Pharmacy Management (000 §2, §5, §8). */
export const messages = {
  title: 'User Pharmacy Management',
  pharmacies: 'Pharmacies',
  choose: 'Select a user to see the pharmacies they work for.',
  /** The listed user cannot be changed. */
  onlyAdministrator:
    'There is only the administrator so far, whose pharmacies cannot be changed. Add users first, under Users.',
  description: (user: string) => `The pharmacies that ${user} works for.`,
  superuser: 'A super user: may work for several pharmacies.',
  onlyOne: 'Not a super user: works for one pharmacy.',
  atLeastOne: 'Please assign at least one pharmacy.',
  superuserOnly: 'This user is not a Super User and therefore can only be assigned one pharmacy.',
  administrator: 'The pharmacies of the administrator cannot be changed.',
  /** Shown before saving a deselected pharmacy. @param pharmacies by name */
  openOrder: (user: string, orderNumber: string, pharmacies: string) =>
    `${user} has order ${orderNumber} open for ${pharmacies}, and cannot go on with it once this is saved.`,
  notYours: 'You do not work for this pharmacy yourself.',
  noneAssigned: 'This user is not assigned any pharmacies.',
  none: 'No pharmacies found.',
  search: 'Search pharmacies',
  getAssigned: (assigned: number, all: number) => `Assigned: ${assigned} of ${all}`,
  updated: (username: string) => `${username} successfully updated.`,
  applies: 'It applies immediately: the user is told within a minute and need not sign in again.',
  changedMeanwhile: (user: string) =>
    `Someone else changed the pharmacies of ${user} meanwhile. Nothing was saved yet: their changes are shown, with yours over them. Save again to keep both.`,
} as const;
