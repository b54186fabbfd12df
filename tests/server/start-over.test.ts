import { readdirSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enter } from '../../mocks/backend/test/support/client.ts';
import { type Child, dataFolder, startChild } from './child.ts';

const dataDir = dataFolder();
let server: Child;
beforeAll(async () => {
  server = await startChild('serving.ts', [dataDir, '--control']);
});
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const origin = () => `http://localhost:${server.port}`;
const control = (command: object) =>
  fetch(`${origin()}/__control`, { method: 'POST', body: JSON.stringify(command) }).then((answer) => answer.json());
const signIn = () =>
  enter((requested) => fetch(new Request(new URL(new URL(requested.url).pathname, origin()), requested)), 'buyer@1001');

it('a server that starts over forgets all changes, continues to answer, and keeps the replaced files', async () => {
  await signIn();
  expect(await control({ do: 'facts' })).toMatchObject({ liveSessions: 1 });
  await control({ do: 'fault', faults: [{ call: '*', kind: 'status', status: 500 }] });
  await control({ do: 'startOver' });
  expect(await control({ do: 'facts' })).toMatchObject({ liveSessions: 0 });
  expect(readdirSync(dataDir).filter((name) => name.startsWith('replaced-'))).toHaveLength(1);
  await signIn();
  expect(await control({ do: 'facts' })).toMatchObject({ liveSessions: 1 });
}, 60_000);
