import { describe, expect, it } from 'vitest';
import { goneLines, sentBy } from './sentMeanwhile.ts';
import type { UnsentLine } from './unsentSupplier.ts';

const line = (id: number, total = 1000) => ({ id, total }) as UnsentLine;
const at = (...lines: UnsentLine[]) => ({ lines });
const order = (staffname: string, ...ids: number[]) => ({
  staffname,
  orderitems: ids.map((orderitemid) => ({ orderitemid })) as never,
});

describe('rows that a colleague sent meanwhile', () => {
  it('were listed and are no longer unsent', () => {
    const listed = [at(line(1), line(2)), at(line(3))];
    expect(goneLines(listed, [at(line(2))]).map(({ id }) => id)).toEqual([1, 3]);
    expect(goneLines(listed, listed)).toEqual([]);
  });

  it('are reported by sender, with their value; removed lines are not included', () => {
    const missingLines = [line(1, 200_000), line(2, 50_299), line(3, 7), line(4, 9)];
    const sent = [order('Ayesha Jacobs', 1, 8), order('Ayesha Jacobs', 2), order('Thabo Nkosi', 3)];
    expect(sentBy(missingLines, sent)).toEqual([
      { staff: 'Ayesha Jacobs', value: 250_299 },
      { staff: 'Thabo Nkosi', value: 7 },
    ]);
    expect(sentBy(missingLines, [])).toEqual([]);
  });
});
