import type { Staff } from '@mortar/contract';
import { machineStorage } from '#session/storage.ts';

/** Choice in the command palette, with its title at the time. */
export interface RecentChoice {
  id: string;
  title: string;
  detail: string;
}

type Person = Pick<Staff, 'retailerid' | 'staffid'>;

const MAX_CHOICES = 12;

const getKey = ({ retailerid, staffid }: Person) => `mortar.palette.${retailerid}/${staffid}`;

const isChoice = (value: unknown): value is RecentChoice => {
  const { id, title, detail } = (value ?? {}) as Partial<Record<keyof RecentChoice, unknown>>;
  return typeof id === 'string' && typeof title === 'string' && typeof detail === 'string';
};

/** Returns the user's choices in this browser, latest first. */
export function recentChoices(person: Person): readonly RecentChoice[] {
  const stored = machineStorage.read(getKey(person));
  return Array.isArray(stored) ? stored.filter(isChoice).slice(0, MAX_CHOICES) : [];
}

export function keepRecentChoice(person: Person, { id, title, detail }: RecentChoice): void {
  const others = recentChoices(person).filter((choice) => choice.id !== id);
  machineStorage.write(getKey(person), [{ id, title, detail }, ...others].slice(0, MAX_CHOICES));
}
