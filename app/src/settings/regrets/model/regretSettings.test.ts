import type { Wholesaler } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { autoRegretSuppliers, changedAutoRegrets, getAutoRegrets } from './regretSettings.ts';

const supplier = (creditorid: number, wholesalername: string, preference: number, autoregretsenabled = false) =>
  ({ creditorid, wholesalername, preference, autoregretsenabled }) as Wholesaler;

const SUPPLIERS = [
  supplier(1, 'Tswaing', 0),
  supplier(2, 'Kestrel', 2, true),
  supplier(3, 'Protea', 1),
  supplier(4, 'Aloe', 0),
];

describe('the suppliers of auto regrets', () => {
  it('are sorted by preference, then by name', () => {
    expect(autoRegretSuppliers(SUPPLIERS).map(({ name, preference }) => [name, preference])).toEqual([
      ['Protea', 1],
      ['Kestrel', 2],
      ['Aloe', null],
      ['Tswaing', null],
    ]);
  });

  it('are sent if their switch changed', () => {
    const saved = getAutoRegrets(SUPPLIERS);
    expect(changedAutoRegrets(saved, saved)).toEqual([]);
    expect(changedAutoRegrets({ ...saved, 2: false, 4: true }, saved)).toEqual([
      { creditorid: 2, autoregretsenabled: false },
      { creditorid: 4, autoregretsenabled: true },
    ]);
  });
});
