import type { Staff } from '@mortar/contract';
import { atom } from 'jotai';
import { sessionAtom } from '#session/session.ts';
import { machineStorage } from '#session/storage.ts';

/** Whose it is: what one person arranges on a computer is nobody else's there. */
export type Person = Pick<Staff, 'retailerid' | 'staffid'>;

type Values = Readonly<Record<string, unknown>>;

/** How often somebody has reset: part of the names under which grids remember, so that none of them finds its old one. */
export const RESETS = 'resets';

/** The name by which what is kept of a person is told from another's. */
export const personKey = ({ retailerid, staffid }: Person) => `${retailerid}/${staffid}`;
/** Under which all of it is stored. */
export const placesKey = (person: Person) => `mortar.places.${personKey(person)}`;

/** All that this computer remembers of a person, by name. */
function everything(person: Person): Values {
  const stored = machineStorage.read(placesKey(person));
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as Values) : {};
}

const valueIn = (values: Values, name: string): unknown => (Object.hasOwn(values, name) ? values[name] : undefined);

/** What this computer remembers of a person under a name; undefined where that is nothing. */
export const remembered = (person: Person, name: string): unknown => valueIn(everything(person), name);

/** Remembers a value of JSON. Other names keep theirs, also those that another tab wrote. */
export function remember(person: Person, name: string, value: unknown): void {
  machineStorage.write(placesKey(person), { ...everything(person), [name]: value });
}

/** What is remembered of whoever is signed in, as it was when somebody asked first. */
const storedAtom = atom((get): Values => {
  const session = get(sessionAtom);
  return session ? everything(session.staff) : {};
});

/** What was chosen since, by name; all there is after a reset. */
export const chosenAtom = atom<{ isReset: boolean; values: Values }>({ isReset: false, values: {} });

/** What is remembered under a name of whoever is signed in. Make it once for each who shows it. */
export const rememberedAtom = (name: string) =>
  atom((get) => {
    const { isReset, values } = get(chosenAtom);
    return valueIn(values, name) ?? (isReset ? undefined : valueIn(get(storedAtom), name));
  });

/** Remembers a value of whoever is signed in: whatever shows it follows. */
export const rememberAtom = atom(null, (get, set, name: string, value: unknown) => {
  const session = get(sessionAtom);
  if (session) remember(session.staff, name, value);
  set(chosenAtom, (before) => ({ ...before, values: { ...before.values, [name]: value } }));
});
