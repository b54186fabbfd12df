import fc from 'fast-check';
import { encodeText } from '#text/encoding.ts';
import { writeRows } from '#text/separated.ts';
import { PLAIN_PARTS, packParts, SAME_LINES } from '#workbook/testing/alteredWorkbooks.ts';
import { writtenLists } from './lists.ts';

const texts = writtenLists.chain(({ text }) =>
  fc
    .constantFrom('utf-8', 'utf-8-bom', 'utf-16le', 'windows-1252')
    .map((encoding) => encodeText(text.replaceAll(/[^\u0020-\u00ff\t\r\n]/g, '-'), encoding)),
);

/** Cells found in lists in unexpected places: amounts, dates, totals, sentences, other codes. */
const ODD_CELLS = [
  ...['1,000', '1.000', '2.5', '-3', '12/11/2026', '2026-11-28', '08:30', '45 %', 'R 12.50', '1e3', '٤', '４', '９'],
  ...['1 000 000', 'TOTAL', 'see note', 'x', '10 x 3ml', '703988001 x 4', '2 packs', '4 or 5', '#REF!', '=A1', ''],
  ...[' ', '\u200b7', '6008680819473', '703988001', 'KE10001', '4512', '46054', '0.9999999999', '1E+21'],
];

const oddTables = fc
  .array(fc.array(fc.constantFrom(...ODD_CELLS), { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 12 })
  .chain((rows) => fc.constantFrom(',', ';', '\t', '|').map((by) => encodeText(writeRows(rows, by), 'utf-8')));

const ODD_VALUES = [
  ...['2.5', '1E3', '-4', 'NaN', '1e400', '0x10', '46054', '', ' 7 ', '999999999999999999999'].map(
    (value) => `<v>${value}</v>`,
  ),
  ...['<v/>', '<f>1+1</f>', '<v>2</v><v>3</v>', '<is><t>5</t></is>'],
];

/** Last row of the plain workbook with unusual values, types and formats. */
const oddBooks = fc
  .record({
    value: fc.constantFrom(...ODD_VALUES),
    type: fc.constantFrom('', ' t="s"', ' t="b"', ' t="e"', ' t="d"', ' t="str"', ' t="inlineStr"', ' t="n"', ' t="?"'),
    format: fc.constantFrom('', ...[0, 1, 2, 3, 4, 5, 99].map((place) => ` s="${place}"`)),
    at: fc.constantFrom('A3', 'B3', 'B2', 'ZZZ3', 'B0', 'B99999999'),
  })
  .map(({ value, type, format, at }) => {
    const sheet = 'xl/worksheets/sheet1.xml';
    const cell = `<c r="${at}"${type}${format}>${value}</c>`;
    const rows = (PLAIN_PARTS[sheet] ?? '').replace(
      '</row></sheetData>',
      `</row><row r="4">${cell}${cell}</row></sheetData>`,
    );
    return packParts({ parts: { ...PLAIN_PARTS, [sheet]: rows.replace(`<c r="${at}"><v>3</v></c>`, cell) } });
  });

/** Workbook parts altered before packing, so that checksums are valid. */
const damagedParts = fc
  .record({
    altered: fc.constantFrom(...SAME_LINES),
    part: fc.nat(),
    from: fc.nat(),
    length: fc.nat(60),
    put: fc.oneof(
      fc.constantFrom('', '<', '>', '"', '&', '&#0;', '<row>', '</c>', ' r="B2"', '\u0000'),
      fc.string({ maxLength: 8 }),
    ),
    twice: fc.boolean(),
  })
  .map(({ altered, part, from, length, put, twice }) => {
    const names = Object.keys(altered.parts);
    const name = names[part % names.length] ?? '';
    const text = altered.parts[name] ?? '';
    const at = from % (text.length + 1);
    const piece = text.slice(at, at + length);
    const damaged = text.slice(0, at) + (twice ? piece + piece : '') + put + text.slice(at + length);
    return packParts({ ...altered, parts: { ...altered.parts, [name]: damaged } });
  });

const validFile: fc.Arbitrary<Uint8Array> = fc.oneof(
  texts,
  oddTables,
  oddBooks,
  damagedParts,
  fc.constantFrom(...SAME_LINES).map(packParts),
);

/** Changed bytes and truncated files. */
const damaged = validFile.chain((bytes) =>
  fc
    .record({
      changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 }),
      end: fc.oneof(
        { weight: 4, arbitrary: fc.constant(bytes.length) },
        { weight: 1, arbitrary: fc.nat(bytes.length) },
      ),
    })
    .map(({ changes, end }) => {
      const copy = bytes.slice(0, end);
      for (const [at, byte] of changes) if (copy.length > 0) copy[at % copy.length] = byte;
      return copy;
    }),
);

/** Generates any file a user may choose: valid, odd or damaged lists and workbooks, and random bytes. */
export const anyFile: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 4, arbitrary: validFile },
  { weight: 5, arbitrary: damaged },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }) },
);
