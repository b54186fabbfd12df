import type { Entry } from './entry.ts';
import { fold } from './text.ts';

const getName = ({ title }: Entry) => fold(title).replace(/\s+/g, ' ').trim();

/** Available before unavailable ones, and commands, which have keys, before links. */
const weight = ({ refusal, group }: Entry) => (refusal === undefined ? 2 : 0) + (group === 'actions' ? 1 : 0);

/** Returns pages and commands with unique titles, since a command may open a page of the same name. */
export function oneOfEach(entries: readonly Entry[]): readonly Entry[] {
  const best = new Map<string, Entry>();
  for (const entry of entries) {
    const name = getName(entry);
    const known = best.get(name);
    if (!known || weight(entry) > weight(known)) best.set(name, entry);
  }
  return entries.filter((entry) => best.get(getName(entry)) === entry);
}
