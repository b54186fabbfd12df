import {
  addRole,
  addStaff,
  deleteRole,
  deleteStaff,
  type Role,
  readAnswer,
  resetStaffPassword,
  rightsBeyond,
  rightsIn,
  updateInitialLogin,
  updateRole,
  updateStaff,
} from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { createBackend, manualClock, scenarios, seededRandom } from '../../src/index.ts';
import { permissions, roleFor } from '../../src/rules/access/presetRoles.ts';
import type { Seed } from '../../src/seed/seed.ts';
import type { StaffRow } from '../../src/store/rows.ts';
import { answered, callApi, enter, getRequest } from '../support/client.ts';
import { ACTORS, type Action, DEEDS, REFUSALS, TABLE } from './people-table.ts';

/** A role with only the settings right, and one of the group that allows reading reports. */
const SETTINGS_ALONE = roleFor(1001, {
  roleid: 21,
  rolename: 'Keeper',
  allowed: permissions({ dashboard: { settings: true } }),
});
const noProducts = {
  ...SETTINGS_ALONE.rolepermissions.ordering,
  frontshopproducts: true,
  dispensaryproducts: false,
  productschedules: {
    n: false,
    nm: false,
    zero: false,
    one: false,
    two: false,
    three: false,
    four: false,
    five: false,
    six: false,
    seven: false,
  },
};
const KEEPER: Role = {
  ...SETTINGS_ALONE,
  rolepermissions: { ...SETTINGS_ALONE.rolepermissions, ordering: noProducts },
};
const REPORTS = roleFor(2000, { roleid: 22, rolename: 'Group Reports', allowed: permissions({ reports: true }) });

function seedOfPeople(): Seed {
  const { seed } = scenarios.openingTime();
  const viewer = seed.state.staff.find(({ username }) => username === 'viewer@1001') as StaffRow;
  const keeper = { ...viewer, staffid: 5, username: 'keeper@1001', role: KEEPER };
  const { staff, roles } = seed.state;
  return { ...seed, state: { ...seed.state, staff: [...staff, keeper], roles: [...roles, KEEPER, REPORTS] } };
}

function start() {
  const seed = seedOfPeople();
  let commits = 0;
  const count = () => {
    commits += 1;
  };
  const backend = createBackend({
    seed,
    clock: manualClock(seed.now),
    random: seededRandom('people'),
    journal: { load: () => [], commit: count, close: () => {} },
  });
  return { backend, fetch: backend.fetch, retained: () => commits };
}

/** Ids of roles below buyer's, equal to it, and with a right that buyer lacks. */
const GIVEN = { 1001: { less: 11, equal: 2, more: 4 }, 2000: { less: 13, equal: 12, more: 22 } } as const;
type Place = keyof typeof GIVEN;

const PASSWORD = { password: 'Karoo!74', confirmpassword: 'Karoo!74' };

function requestFor(action: Action, place: Place, them: StaffRow) {
  const { staffid, username, name, surname } = them;
  const { roleid } = them.role;
  const form = { staffid, username, name, surname, roleid, title: 'Dr', emailaddress: 'new@pharmacy.example' };
  switch (action) {
    case 'details':
      return { call: updateStaff, requested: { body: form } };
    case 'rename':
      return { call: updateStaff, requested: { body: { ...form, surname: 'Renamed' } } };
    case 'less':
    case 'equal':
    case 'more':
      return { call: updateStaff, requested: { body: { ...form, roleid: GIVEN[place][action] } } };
    case 'password':
      return { call: resetStaffPassword, requested: { body: { staffid, ...PASSWORD } } };
    case 'begin setup':
    case 'end setup':
      return {
        call: updateInitialLogin,
        requested: { body: { retailerid: place, staffid, initiallogin: action === 'begin setup' } },
      };
    case 'delete':
      return { call: deleteStaff, requested: { query: { staffid } } };
  }
}

async function getCell(place: Place, actor: string, target: string, action: Action): Promise<string> {
  const { backend, fetch, retained: commits } = start();
  const by = await enter(fetch, `${actor}@${place}`);
  const them = backend.store.staff.get(`${target}@${place}`);
  if (!them) throw new Error(`there is no ${target}@${place}`);
  const { call, requested } = requestFor(action, place, them);
  const before = commits();
  const outcome = readAnswer(call, await (await fetch(getRequest(call, requested, by))).json());
  if (outcome.kind === 'value') return '+';
  expect(commits()).toBe(before);
  if (outcome.kind !== 'error') return `(${outcome.kind})`;
  expect(outcome.code).toBe(2);
  return Object.entries(REFUSALS).find(([, text]) => text.test(outcome.text))?.[0] ?? `(${outcome.text})`;
}

const pairs = Object.entries(ACTORS).flatMap(([place, people]) =>
  people.flatMap((actor) => people.map((target) => ({ place: Number(place) as Place, actor, target }))),
);

describe('the permission to change users', () => {
  it('is defined for everyone', () => {
    expect(Object.keys(TABLE)).toEqual(pairs.map(({ place, actor, target }) => `${actor}@${place} ${target}`));
  });

  it.each(pairs)('$actor@$place, $target', async ({ place, actor, target }) => {
    const characters: string[] = [];
    for (const action of DEEDS) characters.push(await getCell(place, actor, target, action));
    expect(characters.join('')).toBe(TABLE[`${actor}@${place} ${target}`]);
  });
});

/** Returns a role with one right, named by its path; each right once. */
const ALL = roleFor(2000, {
  roleid: 1,
  rolename: 'All',
  allowed: permissions({
    dashboard: { ordering: true, reports: true, brandedstore: true, messaging: true, settings: true },
    ordering: { read: true, update: true, create: true, send: true },
    reports: true,
  }),
  superuser: 'everywhere',
});
const EVERY_RIGHT = [...rightsIn(ALL)];
const NOTHING = JSON.parse(JSON.stringify(ALL, (_, flag) => (flag === true ? false : flag))) as Role;

function giving(right: string): Role {
  const role = structuredClone(NOTHING);
  const places = right.split('.');
  let at = role as unknown as Record<string, unknown>;
  for (const place of places.slice(0, -1)) at = at[place] as Record<string, unknown>;
  at[places.at(-1) ?? ''] = true;
  return role;
}

describe('a right', () => {
  it('is identified by its path in a role', () => {
    expect(EVERY_RIGHT).toHaveLength(24);
    for (const right of EVERY_RIGHT) expect([...rightsIn(giving(right))]).toEqual([right]);
  });

  it.each(EVERY_RIGHT)('%s can be granted and revoked only by users who have it', (right) => {
    const role = giving(right);
    const others = new Set(EVERY_RIGHT.filter((other) => other !== right));
    for (const [before, after] of [
      [null, role],
      [role, null],
      [NOTHING, role],
      [role, NOTHING],
    ] as const) {
      expect(rightsBeyond(others, before, after)).toEqual([right]);
      expect(rightsBeyond(new Set([right]), before, after)).toEqual([]);
    }
    expect(rightsBeyond(new Set(), role, role)).toEqual([]);
  });

  /** What buyer@2000, who lacks the reports, may put into a role, right by right. */
  it.each(EVERY_RIGHT)('%s can be added to a role only by users who have it', async (right) => {
    const { backend, fetch } = start();
    const by = await enter(fetch, 'buyer@2000');
    const held = rightsIn((backend.store.staff.get('buyer@2000') as StaffRow).role);
    const { rolepermissions, issuperuser } = giving(right);
    const ordering = { ...rolepermissions.ordering, frontshopproducts: true, dispensaryproducts: true };
    const locked = /dashboard\.(reports|brandedstore|messaging)$/.test(right);
    const body = { rolename: 'Night', issuperuser, rolepermissions: { ...rolepermissions, ordering } };
    // Rights that groups never have are removed from their roles.
    const expected = held.has(right) || locked ? 'value' : 'error';
    expect((await callApi(fetch, addRole, { body }, by)).kind).toBe(expected);
    const change = { body: { ...body, rolename: 'Group Reports', roleid: 22, retailerid: 2000 } };
    // Rights to read and export reports must change together.
    expect((await callApi(fetch, updateRole, change, by)).kind).toBe('error');
  });
});

describe('a user’s own role', () => {
  it('cannot be changed or deleted by them, nor can their next role', async () => {
    const { fetch } = start();
    const admin = await enter(fetch, 'admin@1001');
    const body = {
      rolename: 'Buying',
      issuperuser: false,
      rolepermissions: permissions({ dashboard: { ordering: true, settings: true }, ordering: { read: true } }),
    };
    const { roleid } = await answered(fetch, addRole, { body }, admin);
    const person = { title: 'Ms', name: 'Nomsa', surname: 'Zulu', roleid } as const;
    await answered(fetch, addStaff, { body: { ...person, username: 'nomsa@1001', ...PASSWORD } }, admin);
    const nomsa = await enter(fetch, 'nomsa@1001', PASSWORD.password);
    const widened = { ...body, roleid, retailerid: 1001, rolepermissions: { ...body.rolepermissions } };
    const refusal = { kind: 'error', code: 2, text: 'Nobody changes the role that they have.' };
    expect(await callApi(fetch, updateRole, { body: widened }, nomsa)).toEqual(refusal);
    // The administrator assigns her next role, then removes a right from it.
    const next = { ...person, staffid: nomsa.staffid, username: 'nomsa@1001', roleid: 11 };
    await answered(fetch, updateStaff, { body: next }, admin);
    expect(await callApi(fetch, updateRole, { body: widened }, nomsa)).toEqual(refusal);
    expect(await callApi(fetch, updateStaff, { body: { ...next, roleid } }, nomsa)).toEqual(refusal);
    expect(await callApi(fetch, addRole, { body: { ...body, rolename: 'Another' } }, nomsa)).toMatchObject({
      text: 'Nobody gives or takes a right that they do not have.',
    });
    expect((await callApi(fetch, deleteRole, { query: { roleid } }, nomsa)).kind).toBe('error');
  });
});
