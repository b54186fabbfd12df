import { describe, expect, it } from 'vitest';
import { price, product } from '#session/testing/sessions.ts';
import type { UnsavedLine } from './unsavedLines.ts';
import { withoutTyped } from './withoutTyped.ts';

const line: UnsavedLine = {
  orderid: 7,
  product,
  price,
  quantity: 4,
  error: 'refused',
  sent: { known: [1], lineid: null, quantity: 4 },
};

describe('a discarded quantity', () => {
  const typed: UnsavedLine = { ...line, quantity: 6, sent: undefined };
  const other: UnsavedLine = { ...line, orderid: 8 };

  it.each<[string, readonly UnsavedLine[], readonly UnsavedLine[], readonly UnsavedLine[]]>([
    ['goes', [], [typed], []],
    ['leaves what was kept of an earlier try', [line], [typed], [line]],
    ['leaves what stood there', [line, other], [line, other], [line, other]],
    ['leaves what failed meanwhile', [], [line], [line]],
    ['leaves what failed meanwhile beside it', [], [other, typed], [other]],
    ['brings back nothing that was saved after all', [line], [], []],
    ['is told from the same price on another order', [other], [other, typed], [other]],
  ])('%s', (_name, before, lines, left) => {
    expect(withoutTyped(lines, before)).toEqual(left);
  });
});
