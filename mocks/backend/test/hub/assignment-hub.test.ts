import { updatePharmacyAssignment } from '@mortar/contract';
import { expect, it } from 'vitest';
import { startBackend } from '../support/buyer.ts';
import { answered, enter } from '../support/client.ts';
import { connect } from '../support/device.ts';

const GROUP = 2000;

/** The branch's user, who works for Sea Point (2001), on a device that records hub events, and an administrator. */
async function atTheBranch(...groups: number[]) {
  const { fetch, backend } = startBackend('openingTime');
  const me = await enter(fetch, 'branch@2000');
  const admin = await enter(fetch, 'admin@2000');
  const device = connect(backend.hub, me.token);
  if (!device) throw new Error('The hub lets nobody in.');
  for (const group of groups) expect(device.invoke('JoinGroup', String(group))).toBeUndefined();
  const assign = (...retailerids: number[]) => {
    const assignedpharmacies = [2001, 2002, 2003].map((retailerid) => ({
      retailerid,
      retailername: '',
      isassigned: retailerids.includes(retailerid),
    }));
    const body = { groupretailerid: GROUP, staffid: me.staffid, assignedpharmacies };
    return answered(fetch, updatePharmacyAssignment, { body }, admin);
  };
  const notify = (group: number) =>
    backend.hub.toGroup(String(group), 'DeleteNotification', [{ identifier: String(group), secondaryidentifier: '' }]);
  const received = () => device.received('DeleteNotification').map(({ identifier }) => Number(identifier));
  return { device, assign, notify, received };
}

it('stops messages of an unassigned pharmacy, and starts those of the assigned one at once', async () => {
  const { device, assign, notify, received } = await atTheBranch(GROUP, 2001);
  await assign(2002);
  for (const group of [GROUP, 2001, 2002, 2003]) notify(group);
  expect(received()).toEqual([GROUP, 2002]);
  expect(device.invoke('JoinGroup', '2001')).toMatch(/not yours/);
});

it('joins no pharmacy for a connection that has not joined its own profile', async () => {
  const { assign, notify, received } = await atTheBranch();
  await assign(2002);
  notify(2002);
  expect(received()).toEqual([]);
});

it('does not change what other users receive', async () => {
  const { fetch, backend } = startBackend('openingTime');
  const buyer = await enter(fetch, 'buyer@2000');
  const admin = await enter(fetch, 'admin@2000');
  const branch = await enter(fetch, 'branch@2000');
  const device = connect(backend.hub, buyer.token);
  for (const group of [GROUP, 2001]) device?.invoke('JoinGroup', String(group));
  const assignedpharmacies = [2001, 2002].map((retailerid) => ({
    retailerid,
    retailername: '',
    isassigned: retailerid === 2002,
  }));
  const body = { groupretailerid: GROUP, staffid: branch.staffid, assignedpharmacies };
  await answered(fetch, updatePharmacyAssignment, { body }, admin);
  backend.hub.toGroup('2001', 'DeleteNotification', [{ identifier: '1', secondaryidentifier: '' }]);
  expect(device?.received('DeleteNotification')).toHaveLength(1);
});
