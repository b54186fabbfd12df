import { readAnswer } from '@mortar/contract';
import { registry } from '@mortar/contract/registry';
import { expect, it } from 'vitest';
import { cases } from '../contract/cases.ts';
import { getKnown } from '../contract/known.ts';
import { enter, getRequest } from '../support/client.ts';
import { countingBackend } from './rights.ts';
import type { CallName } from './rights-table.ts';

/** Settings, roles, staff, passwords and suppliers: a group changes them for its own profile only (ruling 47). */
const OWN_PROFILE_ALONE: readonly CallName[] = [
  'addRole',
  'addStaff',
  'deleteRole',
  'deleteStaff',
  'getStaff',
  'listRoles',
  'listStaff',
  'requestCreditor',
  'resetStaffPassword',
  'updateApplicationSettings',
  'updateAutoRegrets',
  'updateCountry',
  'updateInitialLogin',
  'updateOrderSettings',
  'updateOrderingSettings',
  'updateOverridePassword',
  'updatePharmacyAssignment',
  'updateRegretSettings',
  'updateRole',
  'updateStaff',
  'updateSupplier',
];
const TEXT = 'Settings, roles, staff and suppliers are changed for your own profile alone.';

/**
 * Returns the answers to a group's administrator and buyer for a pharmacy's retailerid, and whether anything was
 * stored.
 */
async function sendCalls(name: string, username: string, retailerid: number) {
  const call = registry.get(name);
  if (!call) throw new Error(`${name} is no call.`);
  const { backend, retained: commits } = countingBackend();
  const me = await enter(backend.fetch, username);
  const good = cases[name]?.good(getKnown(backend, me)) ?? {};
  const before = commits();
  const request = getRequest(call, { ...good, query: { ...good.query, retailerid } }, me);
  const outcome = readAnswer(call, await (await backend.fetch(request)).json());
  return { refused: outcome.kind === 'error' && outcome.text === TEXT, wrote: commits() > before };
}

it.each([...registry.values()].filter(({ anonymous }) => !anonymous).map(({ name }) => name))(
  'restricts %s of a group for its pharmacies',
  async (name) => {
    const own = OWN_PROFILE_ALONE.some((known) => known === name);
    for (const username of ['admin@2000', 'buyer@2000']) {
      for (const retailerid of [2001, 2003]) {
        const { refused, wrote } = await sendCalls(name, username, retailerid);
        expect({ username, retailerid, refused }).toEqual({ username, retailerid, refused: own });
        if (own) expect(wrote).toBe(false);
      }
    }
  },
);
