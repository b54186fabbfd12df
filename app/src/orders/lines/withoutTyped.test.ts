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
    ['restores the line of an earlier attempt', [line], [typed], [line]],
    ['keeps existing lines', [line, other], [line, other], [line, other]],
    ['keeps a line that failed in the meantime', [], [line], [line]],
    ['keeps another line that failed in the meantime', [], [other, typed], [other]],
    ['does not restore a line that was saved', [line], [], []],
    ['is distinguished from the same price on another order', [other], [other, typed], [other]],
  ])('%s', (_name, before, lines, left) => {
    expect(withoutTyped(lines, before)).toEqual(left);
  });
});
