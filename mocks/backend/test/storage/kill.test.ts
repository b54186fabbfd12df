import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createBackend } from '../../src/index.ts';
import { openDataDirectory } from '../../src/node/index.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'mortar-kill-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs a writer until it has printed that many lines, kills it with signal 9, and returns its output. */
function writeAndKill(lines: number, writer = 'kill-writer.ts', into = dataDir): Promise<string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, writer), into], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, failed) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.split('\n').length > lines) child.kill('SIGKILL');
    });
    child.on('exit', (code, signal) => {
      // The last line may be incomplete, because the writer was killed while printing.
      if (signal === 'SIGKILL') resolve(output.split('\n').slice(0, -1));
      else failed(new Error(`The writer ended by itself with ${code}.`));
    });
  });
}

describe('a killed server', () => {
  it('has every acknowledged write, and no partial one', async () => {
    const orders = new Set<number>();
    const items = new Map<number, number>();
    for (const lines of [20, 61, 143, 97]) {
      for (const line of await writeAndKill(lines)) {
        const [event, id = '', order = ''] = line.split(' ');
        if (event === 'order') orders.add(Number(id));
        if (event === 'item') items.set(Number(id), Number(order));
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

  it('has sent each line of a group to each of its pharmacies once, all or none of an order', async () => {
    const into = join(dataDir, 'group');
    const items = new Map<number, number>();
    const sent = new Set<number>();
    for (const lines of [12, 33, 58]) {
      for (const line of await writeAndKill(lines, 'group-kill-writer.ts', into)) {
        const [event, id = '', order = ''] = line.split(' ');
        if (event === 'item') items.set(Number(id), Number(order));
        if (event === 'sent') sent.add(Number(id));
      }
      const { store, close } = createBackend(openDataDirectory(into));
      const reached = [...store.sentOrders.all()].flatMap(({ retailerid, lines }) =>
        lines
          .filter(({ orderedquantity }) => items.has(orderedquantity))
          .map(({ orderedquantity }) => `${retailerid} ${orderedquantity}`),
      );
      expect(new Set(reached).size).toBe(reached.length);
      for (const [item, order] of items) {
        const own = [2001, 2002].filter((retailerid) => reached.includes(`${retailerid} ${item}`));
        const others = [...items].filter(([, other]) => other === order).map(([other]) => other);
        expect(own, `item ${item}`).toHaveLength(sent.has(order) || own.length > 0 ? 2 : 0);
        for (const other of others) expect(reached.includes(`2001 ${other}`)).toBe(own.length > 0);
      }
      close();
    }
    expect(sent.size).toBeGreaterThan(15);
  }, 120_000);
});
