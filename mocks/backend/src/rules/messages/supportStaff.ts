/** A member of support. All are fictitious. */
export interface SupportPerson {
  id: number;
  name: string;
  tel: string;
  email: string;
}

export const SUPPORT_STAFF: readonly SupportPerson[] = [
  { id: 1, name: 'Nomsa Khumalo', tel: '021 555 0141', email: 'nomsa@support.example' },
  { id: 2, name: 'Craig Adams', tel: '021 555 0142', email: 'craig@support.example' },
  { id: 3, name: 'Fatima Davids', tel: '021 555 0143', email: 'fatima@support.example' },
];

/** Returns a ticket's member of support; the default one if none was selected. */
export function supportMember(id: number | undefined): SupportPerson {
  const [first, ...others] = SUPPORT_STAFF as readonly [SupportPerson, ...SupportPerson[]];
  return others.find((person) => person.id === id) ?? first;
}
