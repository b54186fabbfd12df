import type { Entry } from './entry.ts';
import { fold } from './text.ts';

const getName = ({ title }: Entry) => fold(title).replace(/\s+/g, ' ').trim();

/** What can be chosen before what is refused, and what the page does before the way to a page: it has a key. */
const weight = ({ refusal, group }: Entry) => (refusal === undefined ? 2 : 0) + (group === 'actions' ? 1 : 0);

/** Pages and actions with one entry for each name: a page and the action that opens the same read alike. */
export function oneOfEach(entries: readonly Entry[]): readonly Entry[] {
  const best = new Map<string, Entry>();
  for (const entry of entries) {
    const name = getName(entry);
    const known = best.get(name);
    if (!known || weight(entry) > weight(known)) best.set(name, entry);
  }
  return entries.filter((entry) => best.get(getName(entry)) === entry);
}
