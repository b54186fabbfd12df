import { strFromU8, unzipSync } from 'fflate';

/** Cell as another program reads it. */
export interface SheetCell {
  type: 'text' | 'number' | 'empty';
  value: string | number | null;
  /** Number format; '' for general, `@` for text. */
  format: string;
}

export interface ReadSheet {
  /** By address: `B2`. */
  cells: ReadonlyMap<string, SheetCell>;
  header: string[];
  /** Other rows, one cell per header; missing ones are empty. */
  rows: SheetCell[][];
  filter: boolean;
  xml: { sheet: string; book: string };
}

const BUILT_IN: Record<string, string> = { 0: '', 49: '@' };
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const EMPTY: SheetCell = { type: 'empty', value: null, format: '' };

const plain = (xml: string) => xml.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '');

function getFormats(styles: string): string[] {
  const codes = new Map(
    [...styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id = '', code = '']) => [id, plain(code)]),
  );
  const cellStyles = /<cellXfs.*<\/cellXfs>/s.exec(styles)?.[0] ?? '';
  return [...cellStyles.matchAll(/<xf numFmtId="(\d+)"/g)].map(([, id = '']) => codes.get(id) ?? BUILT_IN[id] ?? id);
}

/** Reads a workbook's first sheet from its XML, without a spreadsheet library. */
export function readSheet(file: Uint8Array): ReadSheet {
  const parts = unzipSync(new Uint8Array(file));
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const strings = [...part('xl/sharedStrings.xml').matchAll(/<si><t[^>]*>(.*?)<\/t><\/si>/gs)].map(([, text = '']) =>
    plain(text),
  );
  const formats = getFormats(part('xl/styles.xml'));
  const [sheet, book] = [part('xl/worksheets/sheet1.xml'), part('xl/workbook.xml')];
  const cells = new Map(
    [...sheet.matchAll(/<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(
      ([, address = '', marks = '', inner = '']): [string, SheetCell] => {
        const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1];
        const format = formats[Number(/s="(\d+)"/.exec(marks)?.[1] ?? 0)] ?? '';
        if (value === undefined) return [address, { ...EMPTY, format }];
        if (!marks.includes('t="s"')) return [address, { type: 'number', value: Number(value), format }];
        return [address, { type: 'text', value: strings[Number(value)] ?? '', format }];
      },
    ),
  );
  const columns = [...cells.keys()].filter((address) => /^[A-Z]+1$/.test(address)).map((one) => one.slice(0, -1));
  const numbers = [...sheet.matchAll(/<row r="(\d+)"/g)].map(([, number]) => Number(number));
  const getRow = (number: number) => columns.map((column) => cells.get(`${column}${number}`) ?? EMPTY);
  return {
    cells,
    header: getRow(1).map(({ value }) => String(value)),
    rows: numbers.filter((number) => number > 1).map(getRow),
    filter: sheet.includes('<autoFilter') && book.includes('_xlnm._FilterDatabase'),
    xml: { sheet, book },
  };
}
