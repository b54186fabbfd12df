import type { GridExport } from '@mortar/design-system';
import type { Cell, CellKind, Sheet } from '#documents/workbook/workbook.ts';

type ExportedColumn = GridExport['columns'][number];

function cellKind({ kind, values }: ExportedColumn): CellKind {
  if (kind === 'choice') return 'text';
  // A grid's dates are days or moments; a column that holds a moment is one of moments.
  if (kind === 'date' && values.some((value) => typeof value === 'string' && value.includes('T'))) return 'dateTime';
  return kind;
}

function* cellRows({ keys, columns }: GridExport, kinds: readonly CellKind[]): Generator<Cell[]> {
  for (const row of keys.keys()) {
    // Texts as they show, full names for short ones; what can be counted as what it is.
    yield columns.map(({ values, texts }, at) => (kinds[at] === 'text' ? texts[row] : values[row]) ?? null);
  }
}

/** What a grid shows as a sheet: its filter, sort and visible columns (ruling 20). @param shown `exportRows()` of its handle */
export function gridSheet(name: string, shown: GridExport): Sheet {
  const kinds = shown.columns.map(cellKind);
  return {
    name,
    columns: shown.columns.map(({ header }, at) => ({ header, kind: kinds[at] })),
    rows: { [Symbol.iterator]: () => cellRows(shown, kinds) },
  };
}
