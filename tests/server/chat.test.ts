import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createBackend } from '@mortar/backend';
import { openDataDirectory } from '@mortar/backend/node';
import { SUPPLIER_SENDER } from '@mortar/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order, Report, Said } from './chat-device.ts';
import { type Child, dataFolder, startChild } from './child.ts';

const dataDir = dataFolder();
const devices: ChildProcess[] = [];
let server: Child;

/** Starts the server on a port. The supplier never answers automatically. */
const serve = (port: number) =>
  startChild('serving.ts', [dataDir, '--control', '--answer-after', '3600000', '--port', String(port)]);

beforeAll(async () => {
  server = await serve(0);
}, 60_000);
afterAll(async () => {
  for (const device of devices) device.disconnect();
  await Promise.all(devices.map((device) => device.exitCode ?? once(device, 'exit')));
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const origin = () => `http://localhost:${server.port}`;

async function post(path: string, command: object): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: origin() };
  const answer = await fetch(`${origin()}${path}`, { method: 'POST', headers, body: JSON.stringify(command) });
  if (!answer.ok) throw new Error(await answer.text());
}
const control = (command: object) => post('/__control', command);
/** Acts as the supplier. */
const desk = (command: object) => post('/__desk/commands', command);

/** Starts a device and collects its reports. */
function startDevice(username: string) {
  const device = fork(join(import.meta.dirname, 'chat-device.ts'), [origin(), username]);
  devices.push(device);
  const reported: Report[] = [];
  const looking = new Set<() => void>();
  const checkAll = () => {
    for (const look of [...looking]) look();
  };
  device.on('message', (one: Report) => {
    reported.push(one);
    checkAll();
  });
  device.once('exit', checkAll);
  /** Waits for a matching report. */
  const until = <Found>(look: (reported: readonly Report[]) => Found | undefined) =>
    new Promise<Found>((resolve, reject) => {
      const again = () => {
        const found = look(reported);
        const ended = device.exitCode !== null;
        if (found === undefined && !ended) return;
        looking.delete(again);
        if (found === undefined) reject(new Error('The device ended.'));
        else resolve(found);
      };
      looking.add(again);
      again();
    });
  const said = (text: string) =>
    reported.flatMap((one) =>
      'received' in one && one.received === 'ReceiveMessage' && one.value.message === text ? [one.value] : [],
    );
  return {
    said,
    misread: () => reported.filter((one) => 'misread' in one),
    until,
    /** Waits for a message in a read state. */
    listens: (text: string, isRead: boolean) => until(() => said(text).find((one) => one.isRead === isRead)),
    async is(state: 'joined' | 'reconnecting', times: number): Promise<number> {
      const count = (all: readonly Report[]) => all.filter((one) => 'state' in one && one.state === state);
      return (await until((all) => count(all)[times - 1] as { convID: number } | undefined)).convID;
    },
    async does(order: Order): Promise<{ id?: number | undefined; messages?: Said[] | undefined }> {
      const answers = () => reported.filter((one) => 'answer' in one);
      const before = answers().length;
      device.send(order);
      return until(() => answers()[before]);
    },
  };
}

it('loses no message of the official client to a cut connection, a killed server or a lost answer', async () => {
  const [mine, colleague] = [startDevice('buyer@1001'), startDevice('admin@1001')];
  const both = [mine, colleague];
  const [convID] = await Promise.all(both.map((one) => one.is('joined', 1)));
  const holds = async (text: string) => {
    const { messages = [] } = await mine.does({ do: 'read' });
    return messages.filter(({ message }) => message === text);
  };

  // A message from one device reaches the other and is read by the supplier.
  const { id } = await mine.does({ do: 'write', text: 'Any stock?' });
  expect(await colleague.listens('Any stock?', false)).toMatchObject({ convMessageID: id, convID });
  await colleague.until((all) =>
    all.find(
      (one) => 'received' in one && one.received === 'ReceiveConversation' && one.value.lastMessage === 'Any stock?',
    ),
  );
  await desk({ do: 'read', convID });
  for (const one of both) expect(await one.listens('Any stock?', true)).toMatchObject({ convMessageID: id });
  expect(mine.said('Any stock?')).toHaveLength(1);

  // A supplier's message arrives with its conversation and notification; reading it on one device notifies the other.
  await desk({ do: 'write', convID, message: 'Until Friday.' });
  for (const one of both) {
    expect(await one.listens('Until Friday.', false)).toMatchObject({ sender: SUPPLIER_SENDER });
    await one.until((all) =>
      all.find((reported) => 'received' in reported && reported.received === 'ReceiveNotification'),
    );
  }
  await colleague.does({ do: 'markRead' });
  await mine.listens('Until Friday.', true);
  expect(await holds('Until Friday.')).toMatchObject([{ isRead: true }]);

  // The server stores the message but its answer is lost: the message exists once.
  await control({ do: 'fault', faults: [{ call: 'postMessage', kind: 'lostAnswer', times: 1 }] });
  expect(await mine.does({ do: 'write', text: 'Six of each, please.' })).not.toHaveProperty('id');
  expect(await holds('Six of each, please.')).toHaveLength(1);

  // The connection drops and reconnecting fails: messages written meanwhile are read after reconnecting, not pushed.
  await control({ do: 'refuseHub', on: true });
  await control({ do: 'dropHub' });
  await Promise.all(both.map((one) => one.is('reconnecting', 1)));
  await desk({ do: 'write', convID, message: 'Written while the link was down.' });
  await control({ do: 'refuseHub', on: false });
  await Promise.all(both.map((one) => one.is('joined', 2)));
  expect(await holds('Written while the link was down.')).toHaveLength(1);

  // The server is killed: messages written before its restart are read, and pushes work as before.
  const { port } = server;
  await server.kill();
  await Promise.all(both.map((one) => one.is('reconnecting', 2)));
  const meanwhile = createBackend(openDataDirectory(dataDir));
  meanwhile.counterpart.write(convID ?? 0, 'Written while the server was down.');
  meanwhile.close();
  server = await serve(port);
  await Promise.all(both.map((one) => one.is('joined', 3)));
  expect(await holds('Written while the server was down.')).toHaveLength(1);
  expect(await holds('Six of each, please.')).toHaveLength(1);
  await mine.does({ do: 'write', text: 'Thank you.' });
  expect(await colleague.listens('Thank you.', false)).toMatchObject({ convID });
  for (const one of both) {
    expect(one.said('Written while the link was down.')).toEqual([]);
    expect(one.said('Written while the server was down.')).toEqual([]);
    expect(one.misread()).toEqual([]);
  }
}, 60_000);
