import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RAW_REQUESTS, sendCorpus, sendRaw } from '../../mocks/backend/test/http/raw-requests.ts';
import { type Child, dataFolder, startChild } from './child.ts';

const dataDir = dataFolder();
let server: Child;

beforeAll(async () => {
  server = await startChild('serving.ts', [dataDir]);
});
afterAll(async () => {
  await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

describe.each(['port', 'reports'] as const)('the server behind %s', (which) => {
  it('outlives whatever it is sent, and goes on answering', async () => {
    await sendCorpus(server[which], RAW_REQUESTS, async (names) => {
      const answer = await fetch(`http://localhost:${server.port}/config.json`);
      expect([answer.status, server.ended()], names.join('; ')).toEqual([200, null]);
      expect((await fetch(`http://localhost:${server.reports}/reports/none`)).status).toBe(401);
    });
  }, 60_000);

  it('leaves no upgrade unanswered', async () => {
    const bytes =
      'GET /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
    expect(await sendRaw(server[which], { name: '', bytes })).toMatch(/^HTTP\/1.1 4\d\d /);
  });
});
