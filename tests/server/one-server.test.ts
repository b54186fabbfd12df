import { rmSync } from 'node:fs';
import { DataDirectoryProblem, openDataDirectory } from '@mortar/backend/node';
import { afterAll, describe, expect, it } from 'vitest';
import { readOptions } from '../../tools/options.ts';
import { dataFolder, startChild } from './child.ts';

const dataDir = dataFolder();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('a second server on a data directory', () => {
  it('is rejected while the first runs, with its process, address and time, and not after it was killed', async () => {
    const first = await startChild('serving.ts', [dataDir]);
    await expect(startChild('serving.ts', [dataDir])).rejects.toThrow(
      new RegExp(`is in use by the Mortar at http://localhost:0 \\(process ${first.process.pid}, since 20`),
    );
    expect(() => openDataDirectory(dataDir)).toThrow(DataDirectoryProblem);
    expect((await fetch(`http://localhost:${first.port}/config.json`)).status).toBe(200);
    await first.kill();
    const second = await startChild('serving.ts', [dataDir]);
    expect(second.ended()).toBeNull();
    await second.kill();
    openDataDirectory(dataDir).journal.close();
  }, 60_000);
});

describe('the listen address', () => {
  it('is only this machine by default', () => {
    expect(readOptions([], {}).host).toBe('localhost');
    expect(readOptions([], { MORTAR_HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(readOptions(['--host', '192.168.0.7'], { MORTAR_HOST: '0.0.0.0' }).host).toBe('192.168.0.7');
  });

  it('is not reachable from other machines', async () => {
    const server = await startChild('serving.ts', [dataDir]);
    await expect(fetch(`http://127.0.0.2:${server.port}/config.json`)).rejects.toThrow();
    await server.kill();
    const open = await startChild('serving.ts', [dataDir, '--host', '0.0.0.0']);
    expect((await fetch(`http://127.0.0.2:${open.port}/config.json`)).status).toBe(200);
    await open.kill();
  }, 60_000);
});
