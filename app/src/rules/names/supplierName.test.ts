import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortSupplierNames } from './supplierName.ts';

const short = (...names: string[]) => [...shortSupplierNames(names).values()];

describe('short names of suppliers', () => {
  it('name the firm, not its trade', () => {
    expect(
      short(
        'Blue Crane Wholesale Chemists',
        'Protea Medical Distributors',
        'Midlands Front Shop Supply',
        'Kestrel Wholesale',
      ),
    ).toEqual(['Blue Crane', 'Protea', 'Midlands', 'Kestrel']);
  });

  it('keep as many words as needed to distinguish them', () => {
    expect(short('Protea Medical Distributors', 'Protea Wholesale')).toEqual(['Protea Medical', 'Protea Wholesale']);
    expect(short('Cape Health Supplies', 'Cape Health Supplies North')).toEqual([
      'Cape Health Supplies',
      'Cape Health Supplies North',
    ]);
  });

  it('keep a name that consists only of trade words', () => {
    expect(short('Medical Wholesale', 'Pharma Direct')).toEqual(['Medical Wholesale', 'Pharma Direct']);
  });

  it('are complete if names differ only in case, and ignore spaces', () => {
    expect(short('Cape Town', 'cape town')).toEqual(['Cape Town', 'cape town']);
    expect(short('  Protea   Medical ')).toEqual(['Protea']);
    expect(short('PROTEA MEDICAL', 'Kestrel Co.', 'Umvoti (Pty) Ltd')).toEqual(['PROTEA', 'Kestrel', 'Umvoti']);
  });

  const word = fc.constantFrom('Protea', 'Cape', 'Blue', 'Medical', 'Wholesale', 'Distributors', 'and', 'North');
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

  it('are one per name, no longer than it, and never the same for two', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name), (names) => {
        const known = shortSupplierNames(names);
        expect(known.size).toBe(names.length);
        expect(new Set([...known.values()].map((text) => text.toLowerCase())).size).toBe(names.length);
        for (const [full, shown] of known) expect(full.startsWith(shown)).toBe(true);
      }),
    );
  });

  it('do not depend on the order of suppliers', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name), (names) => {
        const sorted = (entries: ReadonlyMap<string, string>) => [...entries].toSorted();
        expect(sorted(shortSupplierNames(names.toReversed()))).toEqual(sorted(shortSupplierNames(names)));
      }),
    );
  });
});
