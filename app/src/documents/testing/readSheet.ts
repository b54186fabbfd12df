import { strFromU8, unzipSync } from 'fflate';

/** A cell as a program that knows the format finds it. */
export interface SheetCell {
  value: string | number;
  /** The format that a number is shown with; '' for the general one. */
  format: string;
}

export interface ReadSheet {
  header: string[];
  rows: SheetCell[][];
  /** Whether programs offer to filter by it. */
  filter: boolean;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (xml: string) => xml.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '');

/** Reads a workbook's first sheet out of its XML: by no library that writes workbooks. */
export function readSheet(file: Uint8Array): ReadSheet {
  const parts = unzipSync(new Uint8Array(file));
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const strings = [...part('xl/sharedStrings.xml').matchAll(/<si><t[^>]*>(.*?)<\/t><\/si>/gs)].map(([, text = '']) =>
    plain(text),
  );
  const styles = part('xl/styles.xml');
  const codes = new Map(
    [...styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id = '', code = '']) => [id, plain(code)]),
  );
  const formats = [...(/<cellXfs.*<\/cellXfs>/s.exec(styles)?.[0] ?? '').matchAll(/<xf numFmtId="(\d+)"/g)].map(
    ([, id = '']) => codes.get(id) ?? '',
  );
  const sheet = part('xl/worksheets/sheet1.xml');
  const rows = [...sheet.matchAll(/<row .*?<\/row>/gs)].map(([row]) =>
    [...row.matchAll(/<c r="[A-Z]+\d+"([^>]*?)(?:\/>|>.*?<v>(.*?)<\/v><\/c>)/gs)].map(
      ([, marks = '', value = '']): SheetCell => ({
        value: marks.includes('t="s"') ? (strings[Number(value)] ?? '') : Number(value),
        format: formats[Number(/s="(\d+)"/.exec(marks)?.[1] ?? 0)] ?? '',
      }),
    ),
  );
  const [header = [], ...rest] = rows;
  return {
    header: header.map(({ value }) => String(value)),
    rows: rest,
    filter: sheet.includes('<autoFilter') && part('xl/workbook.xml').includes('_xlnm._FilterDatabase'),
  };
}
