import { describe, expect, it } from 'vitest';
import { SETTLED_WITHIN, settle } from './settling.ts';
import type { UnsentSupplier } from './unsentSupplier.ts';

const supplier = (code: string) => ({ code, name: `${code} Ltd` }) as UnsentSupplier;
const mark = { username: 'buyer@1001', orderid: 7, suppliers: ['KEST', 'UMVO'], at: 1000 };
const late = 1000 + SETTLED_WITHIN;

describe('a sending that nobody heard of', () => {
  it.each([
    [[], 1000, { state: 'sent', suppliers: 2 }],
    [['STAR'], 1000, { state: 'sent', suppliers: 2 }],
    [['KEST', 'UMVO'], 1000, { state: 'on its way' }],
    [['UMVO'], late - 1, { state: 'on its way' }],
    [['UMVO', 'STAR'], late, { state: 'not sent', sent: 1, unsent: ['UMVO Ltd'] }],
    [['KEST', 'UMVO'], late, { state: 'not sent', sent: 0, unsent: ['KEST Ltd', 'UMVO Ltd'] }],
    [[], late, { state: 'sent', suppliers: 2 }],
  ])('with %j unsent at %d is %o', (unsent, now, settled) => {
    expect(settle(mark, unsent.map(supplier), now)).toEqual(settled);
  });
});
