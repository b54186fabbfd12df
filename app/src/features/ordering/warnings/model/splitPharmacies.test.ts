import { describe, expect, it } from 'vitest';
import { splitPharmacies } from './splitPharmacies.ts';

describe('the pharmacies that a product was ordered for', () => {
  const [seaPoint, claremont, other] = ['Table Bay Sea Point', 'Table Bay Claremont', 'Elsewhere'];
  it.each<[string, string[], string[] | null, string[], string[]]>([
    ['one that is not on this order', [seaPoint], [claremont], [], ['Sea Point']],
    ['one that is', [claremont], [seaPoint, claremont], ['Claremont'], []],
    ['both kinds, each named once', [claremont, seaPoint, seaPoint], [claremont], ['Claremont'], ['Sea Point']],
    ['nobody', [], [claremont], [], []],
    ['one, if this order has no pharmacies yet', [claremont], [], [], ['Table Bay Claremont']],
    ['names that start differently', [other], [claremont], [], ['Elsewhere']],
    ['a pharmacy on its own', [claremont], null, [], []],
  ])('%s', (_, names, pharmacies, onThisOrder, others) => {
    expect(splitPharmacies(names, pharmacies)).toEqual({ onThisOrder, others });
  });
});
