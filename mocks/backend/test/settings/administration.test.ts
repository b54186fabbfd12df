import {
  addRole,
  addStaff,
  assignOrderRetailers,
  deleteGroupOrder,
  deleteRole,
  deleteStaff,
  getOrder,
  getOrderRetailers,
  getPharmacyAssignment,
  getSettings,
  getStaff,
  listRoles,
  listStaff,
  listSuppliers,
  login,
  logout,
  resetStaffPassword,
  updateAutoRegrets,
  updateOrderSettings,
  updateOverridePassword,
  updatePharmacyAssignment,
  updateRole,
  updateStaff,
  validateOverride,
} from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { SAMPLE_OVERRIDE, SAMPLE_PASSWORD } from '../../src/index.ts';
import { permissions } from '../../src/rules/access/presetRoles.ts';
import { buyer, lock, newOrder, startBackend } from '../support/buyer.ts';
import { answered, callApi, enter, type Fetch, getRequest, type Signed } from '../support/client.ts';

const allowed = permissions({ dashboard: { ordering: true }, ordering: { read: true, create: true } });
const form = (username: string, roleid = 2) => ({
  username,
  roleid,
  title: 'Dr' as const,
  name: 'Nomsa',
  surname: 'Zulu',
  password: 'Secret@1',
  confirmpassword: 'Secret@1',
});
const error = (text: string) => ({ kind: 'error', code: 2, text });

describe('settings', () => {
  it('keep saved values, and leave the rest unchanged', async () => {
    const { fetch } = startBackend();
    const admin = await enter(fetch, 'admin@1001');
    const before = (await answered(fetch, getSettings, { query: { page: 'order' } }, admin)).settings;
    const body = { ordering_LimitMaximumQuantity_Enabled: true, ordering_MaximumQuantity: 12 };
    const { settings } = await answered(fetch, updateOrderSettings, { body }, admin);
    expect(settings).toEqual({ ...before, ...body });
    expect((await answered(fetch, getSettings, { query: { page: '' } }, admin)).settings).toEqual(settings);
  });

  it('replace the old override password with a new one, and never return it', async () => {
    const { fetch, backend } = startBackend();
    const admin = await enter(fetch, 'admin@1001');
    const key = 'ordering_SelectSupplier_Password' as const;
    const response = await fetch(getRequest(updateOverridePassword, { body: { [key]: 'Changed%7' } }, admin));
    expect(await response.text()).not.toMatch(/password/i);
    const override = (password: string) =>
      callApi(fetch, validateOverride, { body: { key, password, retailerid: 1001 } }, admin);
    expect((await override('Changed%7')).kind).toBe('value');
    expect(await override(SAMPLE_OVERRIDE)).toEqual(error('Incorrect password.'));
    expect(JSON.stringify([...backend.store.settings.all()])).not.toContain('Changed%7');
  });

  it('reject VAT, two passwords at once, or a page with another page’s keys', async () => {
    const { fetch } = startBackend();
    const admin = await enter(fetch, 'admin@1001');
    const bodies = [
      { ordering_VAT: 14 },
      { ordering_MaximumQuantityPassword: 'a', ordering_SelectSupplier_Password: 'b' },
      { ordering_MaximumQuantity: 5, ordering_General_AutoRegrets_Enabled: true },
      {},
    ];
    for (const body of bodies) {
      expect((await callApi(fetch, updateOrderSettings, { body: body as never }, admin)).kind).toBe('error');
    }
  });
});

describe('a role', () => {
  const roles = async (fetch: Fetch, by: Signed) => (await answered(fetch, listRoles, {}, by)).roles;

  it('is added, listed after the presets, and deleted', async () => {
    const { fetch } = startBackend();
    const admin = await enter(fetch, 'admin@1001');
    const { roleid } = await answered(
      fetch,
      addRole,
      { body: { rolename: 'Night', rolepermissions: allowed, issuperuser: true } },
      admin,
    );
    const known = await roles(fetch, admin);
    expect(known.map(({ rolename }) => rolename)).toEqual([
      ...['Administrator', 'Ordering', 'Intelligence', 'Online Shop', 'Viewer', 'Locum', 'Night'],
    ]);
    expect(known.at(-1)).toMatchObject({ roleid, iscustompreset: true, issuperuser: false, retailerid: 1001 });
    await answered(fetch, deleteRole, { query: { roleid } }, admin);
    expect(await roles(fetch, admin)).toHaveLength(6);
  });

  it('of a group, even a preset, opens neither reports nor the branded store nor messages', async () => {
    const { fetch } = startBackend();
    const known = await roles(fetch, await enter(fetch, 'admin@2000'));
    expect(known.map(({ rolename }) => rolename)).toContain('Administrator');
    for (const { rolepermissions } of known) {
      expect(rolepermissions.dashboard).toMatchObject({ reports: false, brandedstore: false, messaging: false });
    }
    const [administrator] = await roles(fetch, await enter(fetch, 'admin@1001'));
    expect(administrator?.rolepermissions.dashboard).toMatchObject({
      reports: true,
      brandedstore: true,
      messaging: true,
    });
  });

  it.each([
    ['', 'Role name is required.'],
    ['  Administrator ', 'Invalid role name.'],
    ['ADMIN', 'Invalid role name.'],
    ['oRDERING', 'This role name already exists.'],
  ])('cannot be named “%s”', async (rolename, text) => {
    const { fetch } = startBackend();
    const admin = await enter(fetch, 'admin@1001');
    expect(await callApi(fetch, addRole, { body: { rolename, rolepermissions: allowed } }, admin)).toEqual(error(text));
  });

  it('requires the product group of its schedules', async () => {
    const { fetch } = startBackend();
    const admin = await enter(fetch, 'admin@1001');
    const of = (frontshopproducts: boolean, dispensaryproducts: boolean) => ({
      ...allowed,
      ordering: { ...allowed.ordering, frontshopproducts, dispensaryproducts },
    });
    const add = (rolepermissions: typeof allowed) =>
      callApi(fetch, addRole, { body: { rolename: 'Odd', rolepermissions } }, admin);
    expect(await add(of(true, false))).toEqual(
      error('Schedule 3 cannot be selected without enabling Dispensary Products'),
    );
    expect(await add(of(false, true))).toEqual(
      error('Schedule N cannot be selected without enabling Front Shop Products'),
    );
    expect((await add(of(false, false))).kind).toBe('error');
  });

  it('cannot be deleted while a user has it, and is reported with 69', async () => {
    const { fetch } = startBackend();
    const admin = await enter(fetch, 'admin@1001');
    expect((await callApi(fetch, deleteRole, { query: { roleid: 11 } }, admin)).kind).toBe('blocked');
  });

  it('changes for its users at their next login', async () => {
    const { fetch } = startBackend();
    const admin = await enter(fetch, 'admin@1001');
    const viewer = await buyer(fetch, 'viewer@1001');
    const body = { roleid: 11, retailerid: 1001, rolename: 'Viewer', rolepermissions: allowed };
    await answered(fetch, updateRole, { body }, admin);
    await expect(newOrder(viewer)).rejects.toThrow(/permissions to create/);
    await answered(fetch, logout, { query: { staffid: 3 } }, viewer.by);
    await newOrder(await buyer(fetch, 'viewer@1001'));
  });

  it('of a group never opens reports, the branded store or messages', async () => {
    const { fetch } = startBackend();
    const admin = await enter(fetch, 'admin@2000');
    const all = { ordering: true, reports: true, brandedstore: true, messaging: true, settings: true };
    const rolepermissions = permissions({ dashboard: all, ordering: { read: true } });
    await answered(fetch, addRole, { body: { rolename: 'Wide', issuperuser: true, rolepermissions } }, admin);
    const role = (await roles(fetch, admin)).find(({ rolename }) => rolename === 'Wide');
    expect(role?.issuperuser).toBe(true);
    expect(role?.rolepermissions.dashboard).toEqual({
      ...all,
      reports: false,
      brandedstore: false,
      messaging: false,
    });
  });
});

describe('a member of staff', () => {
  it('is added, found, can sign in, and is gone with the session when deleted', async () => {
    const { fetch } = startBackend();
    const admin = await enter(fetch, 'admin@1001');
    await answered(fetch, addStaff, { body: form('Nomsa@1001') }, admin);
    const { staff } = await answered(fetch, getStaff, { query: { username: 'nomsa@1001' } }, admin);
    expect(staff).toMatchObject({ username: 'nomsa@1001', initials: 'NZ', roleid: 2, hasImage: false });
    const nomsa = await enter(fetch, 'nomsa@1001', 'Secret@1');
    await answered(fetch, deleteStaff, { query: { staffid: staff.staffid } }, admin);
    expect(await callApi(fetch, getSettings, { query: { page: '' } }, nomsa)).toEqual({ kind: 'expired' });
    const body = { username: 'nomsa@1001', password: 'Secret@1' };
    expect(await callApi(fetch, login, { body }, null)).toEqual({ kind: 'nothing' });
  });

  it('is listed without pin or password', async () => {
    const { fetch } = startBackend();
    const admin = await enter(fetch, 'admin@1001');
    const text = await (await fetch(getRequest(listStaff, { body: {} }, admin))).text();
    expect(text).toContain('viewer@1001');
    expect(text).not.toMatch(/password|pin"|hash"|salt/);
  });

  it.each([
    ['the sample’s own password', SAMPLE_PASSWORD],
    ['a password with an unlisted special character next to a listed one', 'Karoo#74!'],
  ])('can be reset to %s', async (_, password) => {
    const { fetch } = startBackend();
    const admin = await enter(fetch, 'admin@1001');
    const body = { staffid: 3, password, confirmpassword: password };
    expect(await callApi(fetch, resetStaffPassword, { body }, admin)).toEqual({ kind: 'value', value: {} });
    expect((await enter(fetch, 'viewer@1001', password)).staffid).toBe(3);
  });

  it.each([
    [{ password: 'Secret1', confirmpassword: 'Secret1' }, /too weak/],
    [{ password: 'Se@1', confirmpassword: 'Se@1' }, /too weak/],
    [{ password: 'aB3@😀', confirmpassword: 'aB3@😀' }, /too weak/],
    [{ password: 'Karoo#74', confirmpassword: 'Karoo#74' }, /too weak/],
    [{ confirmpassword: 'Secret@2' }, /^Both password need to be the same$/],
    [{ username: 'Viewer@1001' }, /^Username exists/],
    [{ username: 'nomsa' }, /followed by @1001/],
    [{ username: 'nomsa@2000' }, /followed by @1001/],
    [{ roleid: 1 }, /^Please select a user role$/],
    [{ roleid: 12 }, /^Please select a user role$/],
    [{ name: ' ' }, /^Please fill out this field$/],
    [{ title: 'Lord' }, /title/],
    [{ image: 'PHN2Zz4=' }, /no JPEG/],
  ])('is not added with %j', async (change, text) => {
    const { fetch } = startBackend();
    const admin = await enter(fetch, 'admin@1001');
    const body = { ...form('nomsa@1001'), ...change } as ReturnType<typeof form>;
    expect(await callApi(fetch, addStaff, { body }, admin)).toMatchObject({
      kind: 'error',
      text: expect.stringMatching(text),
    });
  });

  it('is renamed only during the setup, by the administrator, and stays signed in', async () => {
    const { fetch } = startBackend();
    const admin = await enter(fetch, 'admin@1001');
    const body = { ...form('looker@1001', 11), staffid: 3 };
    expect(await callApi(fetch, updateStaff, { body }, admin)).toMatchObject({ kind: 'error', text: /set-up/ });

    const setUp = await enter(fetch, 'admin@1101');
    await answered(fetch, addStaff, { body: form('helper@1101') }, setUp);
    await answered(fetch, addStaff, { body: form('viewer@1101', 4) }, setUp);
    const helper = await enter(fetch, 'helper@1101', 'Secret@1');
    const viewer = await enter(fetch, 'viewer@1101', 'Secret@1');
    const renaming = { body: { ...form('looker@1101', 4), staffid: viewer.staffid } };
    expect(await callApi(fetch, updateStaff, renaming, helper)).toMatchObject({ kind: 'error', text: /set-up/ });
    await answered(fetch, updateStaff, renaming, setUp);
    expect((await callApi(fetch, getSettings, { query: { page: '' } }, viewer)).kind).toBe('value');
    expect(await callApi(fetch, getStaff, { query: { username: 'viewer@1101' } }, setUp)).toEqual({ kind: 'nothing' });
  });

  it('signs in with the new password after a reset', async () => {
    const { fetch } = startBackend();
    const admin = await enter(fetch, 'admin@1001');
    const body = { staffid: 3, password: 'Other&22', confirmpassword: 'Other&22' };
    await answered(fetch, resetStaffPassword, { body }, admin);
    await expect(enter(fetch, 'viewer@1001')).rejects.toThrow(/nothing/);
    await enter(fetch, 'viewer@1001', 'Other&22');
  });

  it('can delete neither themselves nor the administrator', async () => {
    const { fetch } = startBackend();
    const mine = await enter(fetch, 'buyer@1001');
    for (const staffid of [1, 2]) {
      expect((await callApi(fetch, deleteStaff, { query: { staffid } }, mine)).kind).toBe('error');
    }
  });

  it('as the administrator keeps that role', async () => {
    const { fetch } = startBackend();
    const admin = await enter(fetch, 'admin@1001');
    const body = { ...form('admin@1001', 2), name: 'Ayesha', surname: 'Jacobs', staffid: 1 };
    await answered(fetch, updateStaff, { body }, admin);
    const { staff } = await answered(fetch, getStaff, { query: { username: 'admin@1001' } }, admin);
    expect(staff).toMatchObject({ roleid: 1, title: 'Dr' });
  });
});

describe('pharmacies of a group', () => {
  const parametersFor = (staffid: number) => ({ query: { groupretailerid: 2000, staffid, issuperuser: false } });
  const assign = (staffid: number, ...retailerids: number[]) => ({
    groupretailerid: 2000,
    staffid,
    assignedpharmacies: [2001, 2002, 2003].map((retailerid) => ({
      retailerid,
      isassigned: retailerids.includes(retailerid),
    })),
  });

  it('are limited to one for a user who is not a super user', async () => {
    const { fetch } = startBackend();
    const admin = await enter(fetch, 'admin@2000');
    const update = (body: ReturnType<typeof assign>) => callApi(fetch, updatePharmacyAssignment, { body }, admin);
    expect(await update(assign(3, 2001, 2002))).toEqual(
      error('This user is not a Super User and therefore can only be assigned one pharmacy.'),
    );
    expect(await update(assign(3))).toEqual(error('Please assign at least one pharmacy.'));
    expect((await update(assign(1, 2001))).kind).toBe('error');
    expect((await update(assign(3, 2002))).kind).toBe('value');
    expect((await update(assign(2, 2002, 2003))).kind).toBe('value');
    const { assignedpharmacies } = await answered(fetch, getPharmacyAssignment, parametersFor(2), admin);
    expect(assignedpharmacies.map(({ isassigned }) => isassigned)).toEqual([false, true, true]);
  });

  it('can be assigned and unassigned only by a user who works for them', async () => {
    const { fetch } = startBackend();
    const admin = await enter(fetch, 'admin@2000');
    await answered(fetch, updatePharmacyAssignment, { body: assign(2, 2001, 2002) }, admin);
    const mine = await enter(fetch, 'buyer@2000');
    const update = (body: ReturnType<typeof assign>) => callApi(fetch, updatePharmacyAssignment, { body }, mine);
    const refusal = error('No one gives or takes a pharmacy that they do not work for.');
    expect(await update(assign(2, 2001, 2002, 2003))).toEqual(refusal);
    expect(await update(assign(3, 2003))).toEqual(refusal);
    expect((await update(assign(3, 2002))).kind).toBe('value');
    await answered(fetch, updatePharmacyAssignment, { body: assign(3, 2003) }, admin);
    expect(await update(assign(3, 2002))).toEqual(refusal);
    const { assignedpharmacies } = await answered(fetch, getPharmacyAssignment, parametersFor(3), admin);
    expect(assignedpharmacies.map(({ isassigned }) => isassigned)).toEqual([false, false, true]);
  });

  it('are accessible only to their assigned users', async () => {
    const { fetch } = startBackend();
    const branch = await enter(fetch, 'branch@2000');
    const at = (retailerid: number) => callApi(fetch, getSettings, { query: { page: '' } }, { ...branch, retailerid });
    expect((await at(2001)).kind).toBe('value');
    expect((await at(2002)).kind).toBe('error');
    const { assignedpharmacies } = await answered(fetch, getPharmacyAssignment, parametersFor(3), branch);
    expect(assignedpharmacies.filter(({ isassigned }) => isassigned).map(({ retailerid }) => retailerid)).toEqual([
      2001,
    ]);
    expect(await callApi(fetch, getPharmacyAssignment, parametersFor(2), branch)).toMatchObject({ kind: 'error' });
  });

  it('are not accessible outside the group', async () => {
    const { fetch } = startBackend();
    const admin = await enter(fetch, 'admin@1001');
    expect(await callApi(fetch, getPharmacyAssignment, parametersFor(1), admin)).toEqual({ kind: 'nothing' });
    expect(await callApi(fetch, updatePharmacyAssignment, { body: assign(3, 2001) }, admin)).toEqual({
      kind: 'nothing',
    });
  });

  it('are on an order, and exclude users who do not work for all of them', async () => {
    const { fetch } = startBackend();
    const mine = await buyer(fetch, 'buyer@2000');
    const orderid = await newOrder(mine);
    const query = { orderid };
    expect(await callApi(fetch, getOrderRetailers, { query }, mine.by)).toEqual({ kind: 'nothing' });
    const body = { groupretailerid: 2000, orderid, retailerids: [2001, 2003, 2001] };
    await answered(fetch, assignOrderRetailers, { body }, mine.by);
    const { retailers } = await answered(fetch, getOrderRetailers, { query }, mine.by);
    expect(retailers.map(({ retailerid }) => retailerid)).toEqual([2001, 2003]);
    expect((await lock(mine, orderid, false)).kind).toBe('value');

    const branch = await buyer(fetch, 'branch@2000', 'TILL-9');
    const because = 'because it has retailers that are not assigned to you.';
    expect(await lock(branch, orderid, true)).toEqual(error(`You cannot open this order ${because}`));
    expect(await callApi(fetch, deleteGroupOrder, { query }, branch.by)).toEqual(
      error(`You cannot delete this order ${because}`),
    );
    expect(
      await callApi(fetch, assignOrderRetailers, { body: { ...body, retailerids: [2002] } }, branch.by),
    ).toMatchObject({ kind: 'error' });
    await answered(fetch, deleteGroupOrder, { query }, mine.by);
    expect(await callApi(fetch, getOrder, { query }, mine.by)).toEqual({ kind: 'nothing' });
  });
});

describe('suppliers', () => {
  it('receive regrets automatically if the settings require it', async () => {
    const { fetch } = startBackend();
    const admin = await enter(fetch, 'admin@1001');
    const suppliers = async () => (await answered(fetch, listSuppliers, { query: {} }, admin)).wholesalers;
    expect((await suppliers()).every(({ autoregretsenabled }) => !autoregretsenabled)).toBe(true);
    await answered(fetch, updateAutoRegrets, { body: [{ creditorid: 102, autoregretsenabled: true }] }, admin);
    const enabled = (await suppliers()).filter(({ autoregretsenabled }) => autoregretsenabled);
    expect(enabled).toMatchObject([{ creditorid: 102, preference: 2 }]);
  });
});
