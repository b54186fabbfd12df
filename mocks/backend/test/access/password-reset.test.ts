import { deleteStaff, getSettings, resetStaffPassword } from '@mortar/contract';
import { expect, it, vi } from 'vitest';
import { startBackend } from '../support/buyer.ts';
import { answered, callApi, enter, type Fetch, type Signed } from '../support/client.ts';

const PASSWORD = { password: 'Karoo!74', confirmpassword: 'Karoo!74' };
const lives = async (fetch: Fetch, me: Signed) =>
  (await callApi(fetch, getSettings, { query: { page: '' } }, me)).kind === 'value';

it('ends the sessions and SignalR connections of a user whose password is reset', async () => {
  const { backend, fetch } = startBackend();
  const admin = await enter(fetch, 'admin@1001');
  const buyer = await enter(fetch, 'buyer@1001');
  const viewer = await enter(fetch, 'viewer@1001');
  const socket = { send: vi.fn(), close: vi.fn() };
  const connection = backend.hub.accept(socket, { id: null, token: buyer.token });
  connection?.receive('{"protocol":"json","version":1}\u001e');
  await answered(fetch, resetStaffPassword, { body: { staffid: buyer.staffid, ...PASSWORD } }, admin);
  expect(await callApi(fetch, getSettings, { query: { page: '' } }, buyer)).toEqual({ kind: 'expired' });
  expect([await lives(fetch, admin), await lives(fetch, viewer)]).toEqual([true, true]);
  expect(backend.hub.negotiate(buyer.token)).toBeNull();
  // The connection closes at once; the user is informed by the page's next call.
  expect(socket.send).toHaveBeenLastCalledWith('{"type":7,"allowReconnect":false}\u001e');
  expect(backend.hub.connections).toBe(0);
  await enter(fetch, 'buyer@1001', PASSWORD.password);
});

it('ends the SignalR connection of a deleted user at once', async () => {
  const { backend, fetch } = startBackend();
  const [admin, viewer] = [await enter(fetch, 'admin@1001'), await enter(fetch, 'viewer@1001')];
  const socket = { send: vi.fn(), close: vi.fn() };
  backend.hub.accept(socket, { id: null, token: viewer.token })?.receive('{"protocol":"json","version":1}\u001e');
  await answered(fetch, deleteStaff, { query: { staffid: viewer.staffid } }, admin);
  expect(socket.send).toHaveBeenLastCalledWith('{"type":7,"allowReconnect":false}\u001e');
  expect(socket.close).toHaveBeenCalledOnce();
});

it('keeps the session in which a user changes their own password', async () => {
  const { fetch } = startBackend();
  const buyer = await enter(fetch, 'buyer@1001');
  await answered(fetch, resetStaffPassword, { body: { staffid: buyer.staffid, ...PASSWORD } }, buyer);
  expect(await lives(fetch, buyer)).toBe(true);
});

it('ends nothing if the password is rejected', async () => {
  const { fetch } = startBackend();
  const buyer = await enter(fetch, 'buyer@1001');
  const viewer = await enter(fetch, 'viewer@1001');
  const weak = { password: 'karoo', confirmpassword: 'karoo' };
  expect((await callApi(fetch, resetStaffPassword, { body: { staffid: viewer.staffid, ...weak } }, buyer)).kind).toBe(
    'error',
  );
  expect(await lives(fetch, viewer)).toBe(true);
});
