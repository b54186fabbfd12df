import { describe, expect, it } from 'vitest';
import { cellText, sheetNames } from './cells.ts';

describe('worksheet names', () => {
  it.each([
    [['Order: 1/2'], ['Order  1 2']],
    [["'Order'"], ['Order']],
    [
      ['', '[]'],
      ['Sheet1', 'Sheet2'],
    ],
    [
      ['a'.repeat(40), 'A'.repeat(40)],
      ['a'.repeat(31), `${'A'.repeat(27)} 2`],
    ],
  ])('%j are written as %j', (names, expected) => {
    expect(sheetNames(names)).toEqual(expected);
  });
});

describe('a text', () => {
  it('is truncated to the maximum length of a cell', () => {
    expect(cellText('x'.repeat(40_000))).toHaveLength(32_767);
  });
});
