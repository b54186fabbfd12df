import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnName, type Sheet, writeXlsx } from './xlsx.ts';
import { type Part, zip } from './zip.ts';

/** Reads an archive by its directory at the end, as programs do. */
function unzip(bytes: Uint8Array): Part[] {
  const file = Buffer.from(bytes);
  const end = file.length - 22;
  expect(file.readUInt32LE(end)).toBe(0x06054b50);
  let at = file.readUInt32LE(end + 16);
  return Array.from({ length: file.readUInt16LE(end + 10) }, () => {
    expect(file.readUInt32LE(at)).toBe(0x02014b50);
    const [size, nameLength, local] = [
      file.readUInt32LE(at + 24),
      file.readUInt16LE(at + 28),
      file.readUInt32LE(at + 42),
    ];
    const path = file.toString('utf8', at + 46, at + 46 + nameLength);
    expect(file.readUInt32LE(local)).toBe(0x04034b50);
    const start = local + 30 + file.readUInt16LE(local + 26);
    const content = file.subarray(start, start + size);
    expect(file.readUInt32LE(at + 16)).toBe(crc32(content));
    at += 46 + nameLength;
    return { path, text: content.toString('utf8') };
  });
}

describe('an archive', () => {
  it('gives back what was put into it', () => {
    const part = fc.record({ path: fc.string({ minLength: 1, unit: 'binary' }), text: fc.string({ unit: 'binary' }) });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        expect(unzip(zip(parts))).toEqual(parts);
      }),
    );
  });
});

const sheetOf = (rows: Sheet['rows']) => {
  const parts = unzip(writeXlsx({ name: 'Statuses', columns: [{ header: 'Retailer', width: 30 }], rows }));
  return parts.find(({ path }) => path === 'xl/worksheets/sheet1.xml')?.text ?? '';
};

describe('a workbook', () => {
  it('has the parts that programs look for', () => {
    const parts = unzip(writeXlsx({ name: 'A & B', columns: [], rows: [] }));
    expect(parts.map(({ path }) => path)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    expect(parts[2]?.text).toContain('<sheet name="A &amp; B"');
  });

  it.each(['=1+1', '+27 82', '-5', '@SUM(A1)', '\tx'])('keeps %j a text', (text) => {
    expect(sheetOf([[text]])).toContain(`<c r="A2" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`);
  });

  it('keeps numbers, leaves empty cells out, and writes signs as XML wants them', () => {
    expect(sheetOf([[12.5, null, 'a < b & "c"\u0000']])).toContain(
      '<row r="2"><c r="A2"><v>12.5</v></c><c r="C2" t="inlineStr"><is><t xml:space="preserve">a &lt; b &amp; &quot;c&quot;</t></is></c></row>',
    );
  });

  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('names column %d %s', (index, name) => {
    expect(columnName(index)).toBe(name);
  });
});
