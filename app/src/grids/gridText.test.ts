import type { GridExport } from '@mortar/design-system';
import { expect, it } from 'vitest';
import { gridText } from './gridText.ts';

const column = (header: string, ...texts: string[]) =>
  ({ id: header, header, kind: 'text', align: 'start', values: texts, texts, summary: null }) as const;

it('is a tab-separated table, with quotes around special characters', () => {
  const shown: GridExport = {
    label: 'Unlinked items',
    keys: [0, 1],
    columns: [column('Barcode', '600', '601'), column('Description', 'Panado\t24', 'the "real" one')],
  };
  expect(gridText(shown)).toBe('Barcode\tDescription\n600\t"Panado\t24"\n601\t"the ""real"" one"');
});
