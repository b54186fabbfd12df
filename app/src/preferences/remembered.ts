import type { Staff } from '@mortar/contract';
import { atom } from 'jotai';
import { sessionAtom } from '#session/session.ts';
import { machineStorage } from '#session/storage.ts';

/** Owner: settings on a computer are per user. */
export type Person = Pick<Staff, 'retailerid' | 'staffid'>;

type Values = Readonly<Record<string, unknown>>;

/** Number of resets; part of grids' storage keys, so that a reset discards old layouts. */
export const RESETS = 'resets';

export const personKey = ({ retailerid, staffid }: Person) => `${retailerid}/${staffid}`;
/** Returns the storage key of a user's values. */
export const placesKey = (person: Person) => `mortar.places.${personKey(person)}`;

function everything(person: Person): Values {
  const stored = machineStorage.read(placesKey(person));
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as Values) : {};
}

const valueIn = (values: Values, name: string): unknown => (Object.hasOwn(values, name) ? values[name] : undefined);

/** Returns a user's stored value of a name, or undefined. */
export const readRemembered = (person: Person, name: string): unknown => valueIn(everything(person), name);

/** Stores a JSON value. Other names are kept, even if another tab wrote them. */
export function remember(person: Person, name: string, value: unknown): void {
  machineStorage.write(placesKey(person), { ...everything(person), [name]: value });
}

/** The user's values as first read. */
const storedAtom = atom((get): Values => {
  const session = get(sessionAtom);
  return session ? everything(session.staff) : {};
});

/** Values changed since, by name; all values after a reset. */
export const chosenAtom = atom<{ isReset: boolean; values: Values }>({ isReset: false, values: {} });

/** Returns an atom of the user's stored value. Create it once per component. */
export const rememberedAtom = (name: string) =>
  atom((get) => {
    const { isReset, values } = get(chosenAtom);
    return valueIn(values, name) ?? (isReset ? undefined : valueIn(get(storedAtom), name));
  });

/** Stores a value of the user and updates everything that shows it. */
export const rememberAtom = atom(null, (get, set, name: string, value: unknown) => {
  const session = get(sessionAtom);
  if (session) remember(session.staff, name, value);
  set(chosenAtom, (before) => ({ ...before, values: { ...before.values, [name]: value } }));
});
