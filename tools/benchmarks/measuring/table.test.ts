import { describe, expect, it } from 'vitest';
import { aligned, spreadText } from './table.ts';

describe('a table', () => {
  it('is in aligned columns, readable as plain text', () => {
    expect(
      aligned([
        ['a', 'bb'],
        ['ccc', 'd'],
      ]),
    ).toBe('| a   | bb |\n| --- | -- |\n| ccc | d  |');
  });
});

describe('a spread', () => {
  it.each([
    [[], '–'],
    [[0.5, 0.25, 0.125], '0.250 [0.125–0.500]'],
    [[2.5, 3.25], '2.9 [2.5–3.3]'],
    [[40.4, 60.6], '51 [40–61]'],
    [[1, 2, 3], '2 [1–3]'],
  ])('of %j is %s', (values, text) => {
    expect(spreadText(values)).toBe(text);
  });
});
