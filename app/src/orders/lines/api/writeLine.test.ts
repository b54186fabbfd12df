import { describe, expect, it, vi } from 'vitest';
import type { Order } from '#orders/current/model/line.ts';
import type { Client } from '#server/client.ts';
import { failureOf, type Outcome } from '#server/outcome.ts';
import { writeOnce } from './writeLine.ts';

const client = {} as Client;
const order = { id: 1 } as Order;

async function write(
  outcome: Outcome<unknown>,
  happened: boolean,
  read: () => Promise<Order | null> = async () => order,
) {
  const send = vi.fn(async () => outcome);
  const readOrder = vi.fn(read);
  const result = await writeOnce(client, { send, happened: () => happened }, readOrder).then(
    () => 'done',
    (error: unknown) => failureOf(error).kind,
  );
  return { result, sent: send.mock.calls.length, read: readOrder.mock.calls.length };
}

const network = { kind: 'network' } as const;
const garbage = { kind: 'violation', problem: '' } as const;
const broken = { kind: 'http', status: 503 } as const;

describe('a write', () => {
  it.each([network, garbage, broken, { kind: 'nothing' } as const])(
    'without a clear answer (%o) is done if the order shows it',
    async (outcome) => {
      expect(await write(outcome, true)).toEqual({ result: 'done', sent: 1, read: 1 });
    },
  );

  it.each([
    [network, 'network'],
    [garbage, 'violation'],
    [broken, 'http'],
    [{ kind: 'nothing' } as const, 'error'],
  ])(
    'without a clear answer (%o) fails if the order does not show it, and is not sent again',
    async (outcome, kind) => {
      expect(await write(outcome, false)).toEqual({ result: kind, sent: 1, read: 1 });
    },
  );

  it('fails when nothing can be read either', async () => {
    const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await write(network, true, unreachable)).toEqual({ result: 'network', sent: 1, read: 1 });
  });

  it.each([
    [{ kind: 'error', code: 2, text: '' } as const, 'error'],
    [{ kind: 'expired' } as const, 'expired'],
    [{ kind: 'blocked', by: {} } as const, 'blocked'],
    [{ kind: 'http', status: 400 } as const, 'http'],
  ])('that was refused (%o) is believed', async (outcome, kind) => {
    expect(await write(outcome, true)).toEqual({ result: kind, sent: 1, read: 0 });
  });

  it('that succeeded needs no second look', async () => {
    expect(await write({ kind: 'value', value: {} }, false)).toEqual({ result: 'done', sent: 1, read: 0 });
  });
});
