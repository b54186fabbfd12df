import { describe, expect, it } from 'vitest';
import { SENDING_TIMEOUT_MS, settle } from './settling.ts';
import type { UnsentSupplier } from './unsentSupplier.ts';

const supplier = (code: string) => ({ code, name: `${code} Ltd` }) as UnsentSupplier;
const mark = { username: 'buyer@1001', orderid: 7, suppliers: ['KEST', 'UMVO'], at: 1000 };
const late = 1000 + SENDING_TIMEOUT_MS;

describe('a sending without an answer', () => {
  it.each([
    [[], 1000, { sent: 2, unsent: [] }],
    [['STAR'], 1000, { sent: 2, unsent: [] }],
    [['KEST', 'UMVO'], 1000, null],
    [['UMVO'], late - 1, null],
    [['UMVO', 'STAR'], late, { sent: 1, unsent: ['UMVO Ltd'] }],
    [['KEST', 'UMVO'], late, { sent: 0, unsent: ['KEST Ltd', 'UMVO Ltd'] }],
    [[], late, { sent: 2, unsent: [] }],
  ])('with %j unsent at %d resolves to %o', (unsent, now, settled) => {
    expect(settle(mark, unsent.map(supplier), now)).toEqual(settled);
  });
});
