import { describe, expect, it, vi } from 'vitest';
import { getFailure, type Outcome } from './outcome.ts';
import { type Recovery, writeOnce } from './writeOnce.ts';

type Shown = ReturnType<Recovery<string, number>['verify']>;

async function write(
  outcome: Outcome<unknown>,
  shown: Shown,
  readState: () => Promise<string | null> = async () => 'state',
) {
  const send = vi.fn(async () => outcome);
  const read = vi.fn(readState);
  const result = await writeOnce<unknown, string, number>(send, { read, verify: () => shown }).catch(
    (error: unknown) => getFailure(error).kind,
  );
  return { result, sent: send.mock.calls.length, read: read.mock.calls.length };
}

const network = { kind: 'network' } as const;
const late = { kind: 'timeout' } as const;
const garbage = { kind: 'violation', problem: '' } as const;
const broken = { kind: 'http', status: 503 } as const;
const nothing = { kind: 'nothing' } as const;

describe('a write', () => {
  it.each([network, late, garbage, broken, nothing])(
    'without a clear answer (%o) is done as far as a reread shows it',
    async (outcome) => {
      expect(await write(outcome, 'all')).toEqual({ result: { kind: 'found' }, sent: 1, read: 1 });
      expect(await write(outcome, { part: 3 })).toEqual({ result: { kind: 'partly', part: 3 }, sent: 1, read: 1 });
    },
  );

  it.each([
    [network, 'network'],
    [late, 'timeout'],
    [garbage, 'violation'],
    [broken, 'http'],
    [nothing, 'error'],
  ])('without a clear answer (%o) fails if a reread does not show it, and is not sent again', async (outcome, kind) => {
    expect(await write(outcome, 'nothing')).toEqual({ result: kind, sent: 1, read: 1 });
  });

  it.each([
    ['the reread fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['there is nothing to compare with', async () => null],
  ])('fails when %s', async (_name, read) => {
    expect(await write(network, 'all', read)).toEqual({ result: 'network', sent: 1, read: 1 });
  });

  it.each([
    [{ kind: 'error', code: 2, text: '' } as const, 'error'],
    [{ kind: 'expired' } as const, 'expired'],
    [{ kind: 'blocked', by: {} } as const, 'blocked'],
    [{ kind: 'http', status: 400 } as const, 'http'],
  ])('that was rejected (%o) is not verified', async (outcome, kind) => {
    expect(await write(outcome, 'all')).toEqual({ result: kind, sent: 1, read: 0 });
  });

  it('that succeeded is not verified', async () => {
    const acknowledged = { kind: 'acknowledged', answer: { id: 7 } };
    expect(await write({ kind: 'value', value: { id: 7 } }, 'nothing')).toEqual({
      result: acknowledged,
      sent: 1,
      read: 0,
    });
  });
});
