import { addOrderItem, addRole, logout, type RolePermissions, type Schedule, updateStaff } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { permissions } from '../../src/rules/access/presetRoles.ts';
import { buyer, getLine, newOrder, offers, startBackend } from '../support/buyer.ts';
import { answered, callApi, enter } from '../support/client.ts';

type Ordering = RolePermissions['ordering'];

const ALL = permissions({ dashboard: { ordering: true }, ordering: { read: true, create: true, update: true } });
const SCHEDULES = {
  n: 'N',
  nm: 'NM',
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
} as const satisfies Record<keyof Ordering['productschedules'], Schedule>;
type Name = keyof typeof SCHEDULES;
const NAMES = Object.keys(SCHEDULES) as Name[];

/** Returns the schedules that a user with this role may order, of those in the catalogue. */
async function ordered(products: Partial<Ordering>, schedules: readonly Name[]): Promise<Schedule[]> {
  const { fetch, backend } = startBackend();
  const admin = await enter(fetch, 'admin@1001');
  const productschedules = Object.fromEntries(
    NAMES.map((name) => [name, schedules.includes(name)]),
  ) as Ordering['productschedules'];
  const rolepermissions = { ...ALL, ordering: { ...ALL.ordering, ...products, productschedules } };
  const { roleid } = await answered(fetch, addRole, { body: { rolename: 'Narrow', rolepermissions } }, admin);
  const viewer = { username: 'viewer@1001', title: 'Mrs' as const, name: 'Lerato', surname: 'Botha' };
  await answered(fetch, updateStaff, { body: { ...viewer, staffid: 3, roleid } }, admin);
  const me = await buyer(fetch, 'viewer@1001');
  const orderid = await newOrder(me);
  const accepted: Schedule[] = [];
  for (const schedule of Object.values(SCHEDULES)) {
    const offer = offers(backend).find(({ product }) => product.schedule === schedule);
    if (!offer) continue;
    const answer = await callApi(me.fetch, addOrderItem, getLine({ orderid, ...offer }), me.by);
    if (answer.kind === 'value') accepted.push(schedule);
  }
  return accepted;
}

/** Returns all schedules in the catalogue. */
const known = async () => ordered({}, NAMES);

describe('the products of a role', () => {
  it('are all products with all permissions', async () => {
    expect(await known()).toEqual(expect.arrayContaining(['N', '0', '1', '2', '3', '4', '5']));
  });

  it.each(NAMES)('exclude schedule %s without its permission', async (name) => {
    const left = NAMES.filter((other) => other !== name);
    const all = await known();
    expect(await ordered({}, left)).toEqual(all.filter((schedule) => schedule !== SCHEDULES[name]));
  });

  it('are those of the front shop and schedules 0 to 2 without the dispensary', async () => {
    const left: Name[] = ['n', 'nm', 'zero', 'one', 'two'];
    const accepted = await ordered({ dispensaryproducts: false }, left);
    expect(accepted).toEqual((await known()).filter((schedule) => ['N', 'NM', '0', '1', '2'].includes(schedule)));
  });

  it('exclude N and NM without the front shop', async () => {
    const left = NAMES.filter((name) => name !== 'n' && name !== 'nm');
    const accepted = await ordered({ frontshopproducts: false }, left);
    expect(accepted).toEqual((await known()).filter((schedule) => !['N', 'NM'].includes(schedule)));
  });
});

describe('revoked rights', () => {
  it('remain until the next sign-in, and no longer', async () => {
    const { fetch } = startBackend();
    const admin = await enter(fetch, 'admin@1001');
    const me = await buyer(fetch, 'buyer@1001');
    const nkosi = { username: 'buyer@1001', title: 'Mr' as const, name: 'Thabo', surname: 'Nkosi' };
    await answered(fetch, updateStaff, { body: { ...nkosi, staffid: 2, roleid: 11 } }, admin);
    await newOrder(me);
    await answered(fetch, logout, { query: { staffid: 2 } }, me.by);
    await expect(newOrder(await buyer(fetch, 'buyer@1001'))).rejects.toThrow(/permissions to create/);
  });
});
