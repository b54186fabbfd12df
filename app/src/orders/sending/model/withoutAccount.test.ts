import { describe, expect, it } from 'vitest';
import type { ProcessedRow } from './processedOrders.ts';
import type { GroupUnsentSupplier } from './unsentSupplier.ts';
import { mayHelp, withoutAccount } from './withoutAccount.ts';

const supplier = (code: string, accounts: Record<number, string>) =>
  ({
    code,
    name: `Name of ${code}`,
    retailers: Object.entries(accounts).map(([id, known]) => ({ id: Number(id), name: `P${id}`, accounts: known })),
  }) as unknown as GroupUnsentSupplier;

const named = (suppliers: readonly GroupUnsentSupplier[]) =>
  withoutAccount(suppliers).map(({ supplier: { code }, retailer: { name } }) => `${name} ${code}`);

describe('pharmacies that cannot be sent for', () => {
  it.each([
    ['none, if all have accounts', [supplier('KEST', { 1: 'A', 2: 'B' })], []],
    ['one without an account', [supplier('KEST', { 1: 'A', 2: '' })], ['P2 KEST']],
    [
      'each at each supplier',
      [supplier('A', { 1: '', 2: '' }), supplier('B', { 1: 'x', 2: '' })],
      ['P1 A', 'P2 A', 'P2 B'],
    ],
    ['none, if nothing is chosen', [], []],
  ])('%s', (_, suppliers, expected) => {
    expect(named(suppliers)).toEqual(expected);
  });
});

describe('a retry', () => {
  const row = (succeeded: boolean, retailerId: number, supplierCode: string) =>
    ({ succeeded, retailerId, supplierCode }) as ProcessedRow;
  const without = withoutAccount([supplier('UMVO', { 1: 'A', 2: '' })]);
  it.each([
    ['may help after a failure with an account', row(false, 1, 'UMVO'), true],
    ['does not help without an account', row(false, 2, 'UMVO'), false],
    ['may help the same pharmacy at another supplier', row(false, 2, 'KEST'), true],
    ['does not apply to sent orders', row(true, 1, 'UMVO'), false],
  ])('%s', (_, failed, expected) => {
    expect(mayHelp(failed, without)).toBe(expected);
  });
});
