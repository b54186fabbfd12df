import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReadingError } from '#readingError.ts';
import { getSeparator, readRows, type Separator, writeRows } from './separated.ts';

const parseCells = (text: string, separator: Separator) => Array.from(readRows(text, separator), ({ cells }) => cells);

describe('the cell separator', () => {
  it.each<[string, string, Separator]>([
    ['tabs', '6001\t12\n6002\t3', '\t'],
    ['semicolons', '6001;12\n6002;3', ';'],
    ['commas', '6001,12\n6002,3', ','],
    ['bars', '6001|12\n6002|3', '|'],
    ['spaces only', '6001 12\n6002 3', ''],
    ['nothing', '6001\n6002', ''],
    ['an empty text', '', ''],
    ['semicolons before commas of numbers', '6001;12,0\n6002;3,0', ';'],
    ['tabs before commas of numbers', '6001\t12,0\n6002\t3,0', '\t'],
    ['no commas of numbers', '6001234567899 12,0\n6001234567900 3,0', ''],
    ['semicolons before commas of names', '6001;Panado, tabs;12\n6002;Brufen, caps;3', ';'],
    ['commas before bars within cells', 'a|b|c,12\nd|e,3\nf|g|h,4', ','],
    ['bars before commas of numbers', '6001234567899|12,0\n6001234567900|3,0', '|'],
    ['a separator of all rows before one of most rows', 'code,key\n6001,a|b\n6002,c|d\n6003,e|f', ','],
    ['the one declared in the first line', 'sep=|\n6001;12|x\n6002;3|y', '|'],
    ['the one outside quotes', '"a;b;c",12\n"d;e;f",3\n"g;h;i",4', ','],
    ['tabs of a line that is long', Array.from({ length: 200 }, () => 'a'.repeat(200)).join('\t'), '\t'],
    ['the one that most rows agree on', 'Order of Monday\n\n6001;12\n6002;3\n6003;4', ';'],
  ])('%s', (_, text, separator) => {
    expect(getSeparator(text)).toBe(separator);
  });
});

describe('rows of a text', () => {
  it.each<[string, string, Separator, readonly string[][]]>([
    [
      'end with any line end',
      'a;b\r\nc;d\re;f\ng;h',
      ';',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
        ['g', 'h'],
      ],
    ],
    [
      'that are empty are left out',
      '\n\na;b\n;\n \u00a0;\nc;d\n\n',
      ';',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['keep empty cells', ';a;;b;', ';', [['', 'a', '', 'b', '']]],
    [
      'have cells in quotes',
      '"a;b";"c""d";"e\nf"\ng;h;i',
      ';',
      [
        ['a;b', 'c"d', 'e\nf'],
        ['g', 'h', 'i'],
      ],
    ],
    [
      'keep quotes that are part of the text',
      '5" tube;12\n"Large" pack;3\n"open;4',
      ';',
      [
        ['5" tube', '12'],
        ['"Large" pack', '3'],
        ['"open', '4'],
      ],
    ],
    ['start after a byte order mark', '\ufeffa;b', ';', [['a', 'b']]],
    ['start after the declared separator', 'sep=;\r\na;b', ';', [['a', 'b']]],
    [
      'have spaces around quotes',
      '"a" ;"b"\n "c;d" ; "e"',
      ';',
      [
        ['a', 'b'],
        ['c;d', 'e'],
      ],
    ],
    ['of one column can contain any characters', 'a;b "c\nd', '', [['a;b "c'], ['d']]],
  ])('%s', (_, text, separator, rows) => {
    expect(parseCells(text, separator)).toEqual(rows);
  });

  it('know the line number on which they begin', () => {
    const text = 'a;b\n\n"c\nd";e\nf;g';
    expect(Array.from(readRows(text, ';'), ({ number }) => number)).toEqual([1, 3, 5]);
    expect(Array.from(readRows('sep=;\na;b', ';'), ({ number }) => number)).toEqual([2]);
  });

  const separator = fc.constantFrom<Separator>('\t', ';', ',', '|');
  const content = fc.string({ unit: fc.constantFrom(...'a0é ",;|\t\n\r\u00a0'), maxLength: 8 });
  const rows = fc.array(fc.array(content, { minLength: 1, maxLength: 5 }), { maxLength: 20 });
  const filled = rows.map((all) => all.filter((cells) => cells.some((cell) => cell.trim() !== '')));

  it('are read as they were written, whatever they contain', () => {
    fc.assert(
      fc.property(filled, separator, fc.boolean(), (all, by, declared) => {
        expect(parseCells(writeRows(all, by, { declared }), by)).toEqual(all);
      }),
    );
  });

  it('are read from any text', () => {
    fc.assert(
      fc.property(content, separator, (text, by) => {
        expect(() => parseCells(text, by)).not.toThrow();
        expect(() => getSeparator(text)).not.toThrow();
      }),
    );
  });

  it.each([
    ['columns', ';'.repeat(2_000_000), 'Row 1 has more than 500 columns.'],
    ['characters in a cell', `a;b\n${'a'.repeat(4_000_000)}`, 'Row 2 has a cell of more than 32767 characters.'],
  ])('are rejected at once with too many %s', (_, text, sentence) => {
    const started = performance.now();
    expect(() => parseCells(text, ';')).toThrow(new ReadingError('too large', sentence));
    expect(performance.now() - started).toBeLessThan(500);
  });

  it.each([
    ['without a separator', 'a\n'.repeat(200_000)],
    ['of quotes that are never closed', '"a\n'.repeat(20_000)],
  ])('are read quickly from a long text %s', (_, text) => {
    const started = performance.now();
    let read = 0;
    for (const { cells } of readRows(text, ';')) read += cells.length;
    expect(read).toBeGreaterThanOrEqual(0);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
