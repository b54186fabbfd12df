import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withReferences } from './cellReferences.ts';

describe('references of cells', () => {
  it.each([
    ['<row><c/><c s="1"><v>1</v></c></row>', '<row r="1"><c r="A1"/><c r="B1" s="1"><v>1</v></c></row>'],
    ['<row r="7"><c/></row><row><c/></row>', '<row r="7"><c r="A7"/></row><row r="8"><c r="A8"/></row>'],
    ["<row r='2'><c r='Z2'/><c/></row>", "<row r='2'><c r='Z2'/><c r=\"AA2\"/></row>"],
    ['<row><c r="ZZ1"/><c/></row>', '<row r="1"><c r="ZZ1"/><c r="AAA1"/></row>'],
    ['<cols><col min="1"/></cols><rowBreaks/>', '<cols><col min="1"/></cols><rowBreaks/>'],
    ['<!-- <c> --><t><![CDATA[<row><c>]]></t>', '<!-- <c> --><t><![CDATA[<row><c>]]></t>'],
    ['<row><c></c><!-- <c>', '<row r="1"><c r="A1"></c><!-- <c>'],
  ])('are counted where they are missing: %s', (xml, expected) => {
    expect(withReferences(xml)).toBe(expected);
  });

  it('leaves a sheet as it is where none is missing', () => {
    const cell = fc.record({ row: fc.integer({ min: 1, max: 99 }), text: fc.stringMatching(/^[a-z ]{0,9}$/) });
    fc.assert(
      fc.property(fc.array(cell), (cells) => {
        const xml = cells.map(({ row, text }) => `<row r="${row}"><c r="B${row}"><v>${text}</v></c></row>`).join('');
        return withReferences(xml) === xml;
      }),
    );
  });

  it('looks at each character about once, whatever stands there', () => {
    const hostile = '<c '.repeat(300_000) + '<row'.repeat(300_000);
    expect(withReferences(hostile)).toBe(hostile);
  });
});
