import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createBackend } from '../../src/index.ts';
import { openDataDirectory } from '../../src/node/index.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'mortar-kill-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Lets a writer work until it has said so many lines, kills it with signal 9, and returns what it said. */
function writeAndKill(lines: number): Promise<string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'kill-writer.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((told, failed) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.split('\n').length > lines) child.kill('SIGKILL');
    });
    child.on('exit', (code, signal) => {
      // The last line may be cut: the writer died while it spoke.
      if (signal === 'SIGKILL') told(said.split('\n').slice(0, -1));
      else failed(new Error(`The writer ended by itself with ${code}.`));
    });
  });
}

describe('a server that is killed', () => {
  it('has every write it acknowledged, and no half of one', async () => {
    const orders = new Set<number>();
    const items = new Map<number, number>();
    for (const lines of [20, 61, 143, 97]) {
      for (const line of await writeAndKill(lines)) {
        const [what, id = '', order = ''] = line.split(' ');
        if (what === 'order') orders.add(Number(id));
        if (what === 'item') items.set(Number(id), Number(order));
      }
      const { seed, journal } = openDataDirectory(dataDir);
      const { store, close } = createBackend({ seed, journal });
      for (const id of orders) expect(store.orders.get(id), `order ${id}`).toBeDefined();
      for (const [id, order] of items) expect(store.items.get(id), `item ${id}`).toMatchObject({ orderid: order });
      for (const item of store.items.all()) expect(store.orders.get(item.orderid)).toBeDefined();
      const last = store.counters.get('orderitem')?.value ?? 0;
      for (const item of store.items.all()) expect(item.orderitemid).toBeLessThanOrEqual(last);
      close();
    }
    expect(items.size).toBeGreaterThan(150);
  }, 120_000);
});
