import { describe, expect, it } from 'vitest';
import { readWorkbook } from './readWorkbook.ts';
import { packParts, SAME_LINES } from './testing/alteredWorkbooks.ts';

const LINES = [
  ['Barcode', 'Qty'],
  ['6008680819473', '2'],
  ['6010544727367', '3'],
];

describe('a workbook with one alteration', () => {
  it.each(SAME_LINES.map((altered) => [altered.name, altered] as const))(
    'gives the same lines with %s',
    async (_, altered) => {
      const sheets = await readWorkbook(packParts(altered));
      const shown = sheets.filter(({ hidden, rows }) => !hidden && rows.length > 0);
      expect(shown.map(({ rows }) => rows.map(({ cells }) => cells.map(String)))).toEqual([LINES]);
    },
  );
});
