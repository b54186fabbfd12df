import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRANDS } from '@mortar/themes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromRoot } from '../../tools/paths.ts';

/** Below the system's ephemeral ports, and outside those of end-to-end tests. */
const FIRST_PORT = 15_400;
const data = mkdtempSync(join(tmpdir(), 'mortar-brands-'));
let child: ChildProcess;
let output = '';

beforeAll(async () => {
  child = spawn(process.execPath, [fromRoot('tools', 'brands.ts'), '--port', String(FIRST_PORT), '--data', data], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const over = once(child, 'exit');
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output += text;
    });
  }
  const started = (async () => {
    while (!output.includes('Ctrl-C stops')) await once(child.stdout as NodeJS.ReadableStream, 'data');
  })();
  await Promise.race([started, over.then(() => Promise.reject(new Error(output)))]);
}, 60_000);
afterAll(async () => {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  rmSync(data, { recursive: true });
});

const at = (place: number, path: string) => `http://localhost:${FIRST_PORT + place}${path}`;
const signIn = (place: number) =>
  fetch(at(place, '/api/Login/verify'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'buyer@1001', password: 'Mortar@2026' }),
  }).then((answer) => answer.json() as Promise<{ resultcode: number }>);

it('serves every brand on its own port, and prints the addresses', async () => {
  for (const [place, brand] of BRANDS.entries()) {
    expect(await (await fetch(at(place, '/config.json'))).json(), brand).toMatchObject({ brand });
    expect(output).toContain(at(place, ''));
  }
});

it('separates the users of one brand from those of another', async () => {
  const [one, other, again] = [await signIn(0), await signIn(1), await signIn(0)];
  expect(one.resultcode).toBe(1);
  expect(other.resultcode).toBe(1);
  // Already signed in.
  expect(again.resultcode).not.toBe(1);
});
