import { describe, expect, it } from 'vitest';
import { readSheet } from '#documents/testing/readSheet.ts';
import type { Cell, SheetColumn } from './workbook.ts';
import { writeWorkbook } from './writeWorkbook.ts';

/** Workbook as another program reads it. */
async function written(columns: readonly SheetColumn[], rows: readonly (readonly Cell[])[], name = 'Order') {
  const writer = writeWorkbook([{ name, columns }], 'R');
  writer.add(0, rows);
  const { cells, xml } = readSheet(await writer.bytes());
  return { cells, ...xml };
}

describe('a workbook', () => {
  it.each(['=1+1', '+27 82', '-5', '@SUM(A1)', '\tx', '\rx', '00123', '1e5'])('keeps %j as text', async (text) => {
    const { cells, sheet } = await written([{ header: 'Code' }], [[text]]);
    expect(cells.get('A2')).toEqual({ type: 'text', value: text, format: '@' });
    expect(sheet).not.toContain('<f>');
  });

  it('writes amounts in cents as numbers with the prefix of their currency', async () => {
    const { cells } = await written([{ header: 'Total', kind: 'money' }], [[123_450], [-5], [null]]);
    const format = '"R"#,##0.00;-"R"#,##0.00';
    expect(cells.get('A2')).toEqual({ type: 'number', value: 1234.5, format });
    expect(cells.get('A3')).toEqual({ type: 'number', value: -0.05, format });
    expect(cells.get('A4')).toMatchObject({ type: 'empty' });
  });

  it('writes days and moments in local time', async () => {
    const columns = [
      { header: 'Day', kind: 'date' },
      { header: 'At', kind: 'dateTime' },
    ] as const;
    const moment = new Date(2026, 10, 20, 18, 0);
    const { cells } = await written(columns, [
      ['2026-11-20', moment.toISOString()],
      ['soon', null],
    ]);
    expect(cells.get('A2')).toEqual({ type: 'number', value: 46346, format: 'yyyy/mm/dd' });
    expect(cells.get('B2')).toEqual({ type: 'number', value: 46346.75, format: 'yyyy/mm/dd hh:mm' });
    expect(cells.get('A3')).toMatchObject({ type: 'text', value: 'soon' });
  });

  it('writes counts as numbers, and leaves missing values empty', async () => {
    const { cells } = await written([{ header: 'Quantity', kind: 'number' }], [[12], [Number.NaN]]);
    expect(cells.get('A2')).toMatchObject({ type: 'number', value: 12 });
    expect(cells.has('A3')).toBe(false);
  });

  it('escapes XML characters, and leaves out those that XML cannot hold', async () => {
    const { cells } = await written([{ header: 'Name' }], [['a < b & "c"\u0000\ud800'], ['_x0041_']]);
    expect(cells.get('A2')?.value).toBe('a < b & "c"\ufffd');
    expect(cells.get('A3')?.value).toBe('_x005F_x0041_');
  });

  it('has a sticky header, and a filter that LibreOffice shows too', async () => {
    const { cells, sheet, book } = await written([{ header: 'A' }, { header: 'B' }], [['1', '2']], "Today's [order]");
    expect(cells.get('B1')).toMatchObject({ type: 'text', value: 'B' });
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toContain('<autoFilter ref="A1:B2"/>');
    expect(book).toContain('<sheet sheetId="1" name="Today&apos;s  order"');
    expect(book).toContain(
      `<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">'Today''s  order'!$A$1:$B$2</definedName>`,
    );
  });

  it('fits columns to their content', async () => {
    const { sheet } = await written(
      [{ header: 'Description' }, { header: 'Q', kind: 'number' }, { header: 'W', width: 33 }],
      [['Akonofen 25 mg CAP 30s, box', 5, '']],
    );
    const widths = [...sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width));
    expect(widths).toEqual([28, 6, 33]);
  });
});
