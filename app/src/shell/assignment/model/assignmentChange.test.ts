import { describe, expect, it } from 'vitest';
import { assignmentChange, getUnassigned, type OrderPharmacies } from './assignmentChange.ts';

const NAMES: Record<number, string> = { 1: 'Sea Point', 2: 'Claremont', 3: 'Muizenberg' };
const of = (...ids: number[]) => ids.map((id) => ({ id, name: NAMES[id] ?? '' }));
const named = (pharmacies: readonly { name: string }[]) => pharmacies.map(({ name }) => name);

describe('the change between two reads', () => {
  it.each([
    ['no earlier read is stored', null, of(1, 2), [], []],
    ['nothing changed', of(1, 2), of(1, 2), [], []],
    ['the order is another', of(2, 1), of(1, 2), [], []],
    ['one was taken away', of(1, 2), of(2), ['Sea Point'], []],
    ['one was given', of(1), of(1, 3), [], ['Muizenberg']],
    ['one took the place of another', of(1), of(2), ['Sea Point'], ['Claremont']],
    ['all were taken away', of(1, 2), of(), ['Sea Point', 'Claremont'], []],
  ])('%s', (_, before, now, lost, gained) => {
    const change = assignmentChange(before, now);
    expect([named(change.lost), named(change.gained)]).toEqual([lost, gained]);
  });
});

describe('the pharmacies of an open order', () => {
  const lost = of(1);
  it.each<[string, OrderPharmacies, number[], readonly string[] | null]>([
    ['theirs', { known: of(2), refused: false }, [2, 3], null],
    ['none yet', { known: [], refused: false }, [2], null],
    ['of unknown pharmacies, and not refused', { known: null, refused: false }, [2], null],
    ['with a removed one', { known: of(1, 2), refused: false }, [2], ['Sea Point']],
    ['with a removed one and an unassigned one', { known: of(1, 3), refused: false }, [2], ['Sea Point', 'Muizenberg']],
    ['refused, and unknown', { known: null, refused: true }, [2], ['Sea Point']],
    ['refused, although the known ones are theirs', { known: of(2), refused: true }, [2], ['Sea Point']],
  ])('%s', (_, order, now, expected) => {
    const taken = getUnassigned(order, { lost, gained: [] }, of(...now));
    expect(taken && named(taken)).toEqual(expected);
  });

  it('stay unknown if the denial has no known reason', () => {
    expect(getUnassigned({ known: null, refused: true }, { lost: [], gained: [] }, of(2))).toEqual([]);
  });
});
