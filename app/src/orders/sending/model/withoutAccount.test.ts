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
    ['nobody, with accounts everywhere', [supplier('KEST', { 1: 'A', 2: 'B' })], []],
    ['who has none', [supplier('KEST', { 1: 'A', 2: '' })], ['P2 KEST']],
    [
      'each at each supplier',
      [supplier('A', { 1: '', 2: '' }), supplier('B', { 1: 'x', 2: '' })],
      ['P1 A', 'P2 A', 'P2 B'],
    ],
    ['nobody, where nothing is chosen', [], []],
  ])('%s', (_, suppliers, expected) => {
    expect(named(suppliers)).toEqual(expected);
  });
});

describe('a retry', () => {
  const row = (succeeded: boolean, retailerId: number, supplierCode: string) =>
    ({ succeeded, retailerId, supplierCode }) as ProcessedRow;
  const without = withoutAccount([supplier('UMVO', { 1: 'A', 2: '' })]);
  it.each([
    ['may help what failed with an account', row(false, 1, 'UMVO'), true],
    ['helps nothing without one', row(false, 2, 'UMVO'), false],
    ['may help the same pharmacy elsewhere', row(false, 2, 'KEST'), true],
    ['is nothing for what was sent', row(true, 1, 'UMVO'), false],
  ])('%s', (_, failed, expected) => {
    expect(mayHelp(failed, without)).toBe(expected);
  });
});
