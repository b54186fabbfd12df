import { type Call, readAnswer } from '@mortar/contract';
import { registry } from '@mortar/contract/registry';
import { type Backend, createBackend, manualClock, seededRandom } from '../../src/index.ts';
import { cases } from '../contract/cases.ts';
import { getKnown, type Known, type Requested } from '../contract/known.ts';
import { enter, type Fetch, getRequest, type Signed } from '../support/client.ts';
import { PEOPLE, peopleFixture } from '../support/people.ts';
import { REFUSALS } from './rights-table.ts';

/** A backend with all users that counts its commits. */
export function countingBackend() {
  let commits = 0;
  const count = () => {
    commits += 1;
  };
  const seed = peopleFixture();
  const backend = createBackend({
    seed,
    clock: manualClock(seed.now),
    random: seededRandom('people'),
    journal: { load: () => [], commit: count, close: () => {} },
  });
  return { backend, retained: () => commits };
}

/** Returns the caller's own data; those of 1001 if there are none. */
function getThings(backend: Backend, me: Signed): Known {
  const borrowed = [1002, 1003].includes(me.retailerid);
  return { ...getKnown(backend, borrowed ? { ...me, retailerid: 1001 } : me), me };
}

/** Returns a call's answer to a user as a letter: see `REFUSALS`. */
async function getCell(fetch: Fetch, call: Call, requested: Requested, by: Signed | null): Promise<string> {
  const outcome = readAnswer(call, await (await fetch(getRequest(call, requested, by))).json());
  switch (outcome.kind) {
    case 'value':
      return '+';
    case 'nothing':
      return '.';
    case 'expired':
      return '-';
    case 'blocked':
      return '#';
    case 'error': {
      const [character] = Object.entries(REFUSALS).find(([, text]) => text.test(outcome.text)) ?? [];
      return character ?? `(${outcome.text})`;
    }
    default:
      throw new Error(outcome.problem);
  }
}

export { PEOPLE };

interface Place {
  backend: Backend;
  retained(): number;
  me: Signed;
}

/**
 * Makes every call as every user, each with a fresh seed.
 * @returns by call, a letter and whether it stored something, for each user
 */
export function everyone(reach: (backend: Backend) => Promise<Fetch>) {
  const places = new Map<string, Place>();

  async function getPlace(username: string): Promise<Place> {
    const known = places.get(username);
    if (known) return known;
    const { backend, retained: commits } = countingBackend();
    const place = { backend, retained: commits, me: await enter(backend.fetch, username) };
    places.set(username, place);
    return place;
  }

  async function callApi(call: Call, username: string): Promise<{ character: string; wrote: boolean }> {
    const { backend, retained: commits, me } = await getPlace(username);
    const before = commits();
    const good = cases[call.name]?.good;
    if (!good) throw new Error(`${call.name} has no case.`);
    const character = await getCell(
      await reach(backend),
      call,
      good(getThings(backend, me)),
      call.anonymous ? null : me,
    );
    const wrote = commits() > before;
    if (wrote) places.delete(username);
    return { character, wrote };
  }

  async function row(call: Call): Promise<string> {
    const characters: string[] = [];
    for (const username of PEOPLE) characters.push((await callApi(call, username)).character);
    return characters.join('');
  }

  return { callApi, row, calls: [...registry.values()] };
}
