import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeCheckDigit, hasCheckDigit, toEan13 } from './checkDigit.ts';
import { gs1Parts } from './gs1.ts';
import { readCode } from './readCode.ts';

const GS = '\u001d';
const EAN = '6001234567899';
const GTIN = `0${EAN}`;

const lookups = (text: string) => readCode(text)?.lookups.map(({ field, value }) => `${field} ${value}`);

describe('a scanned code', () => {
  it.each([
    ['EAN-13', EAN, ['Barcode 6001234567899']],
    ['EAN-13 with its mark', `]E0${EAN}`, ['Barcode 6001234567899']],
    [
      'EAN-8, which a Nappi code may look like',
      '96385074',
      ['Barcode 0000096385074', 'Nappi 96385074', 'SupplierProduct 96385074'],
    ],
    ['UPC-A', '036000291452', ['Barcode 0036000291452', 'Nappi 036000291452', 'SupplierProduct 036000291452']],
    ['GTIN-14 of the pack', GTIN, ['Barcode 6001234567899']],
    ['GTIN-14 of an outer pack', '16001234567896', ['Barcode 6001234567899']],
    ['Nappi of 8 digits', '71234501', ['Nappi 71234501', 'SupplierProduct 71234501']],
    ['Nappi of 9 digits', '703456001', ['Nappi 703456001', 'SupplierProduct 703456001']],
    ['Nappi of 12 digits', '703456001123', ['Nappi 703456001123', 'SupplierProduct 703456001123']],
    ['Nappi with zeros before it', '000703456001', ['Nappi 000703456001', 'SupplierProduct 000703456001']],
    ['a supplier’s code', 'KE102334', ['SupplierProduct KE102334']],
    ['a supplier’s code in lowercase', 'ke102334', ['SupplierProduct ke102334']],
    ['a supplier’s code of digits', '102334', ['SupplierProduct 102334']],
    ['control characters around it', `\u0002${EAN}\r\n\u0003`, ['Barcode 6001234567899']],
    ['control characters within it', '600123\u00004567899', ['Barcode 6001234567899']],
    ['DataMatrix', `]d201${GTIN}1727013110LOT7${GS}21SER9`, ['Barcode 6001234567899']],
    ['DataMatrix with its symbology identifier in capitals', `]D201${GTIN}10LOT7`, ['Barcode 6001234567899']],
    ['DataMatrix in another order', `]d210LOT7${GS}17270131${GS}01${GTIN}`, ['Barcode 6001234567899']],
    ['GS1-128', `]C101${GTIN}`, ['Barcode 6001234567899']],
    ['GS1-128 with its symbology identifier in lowercase', `]c101${GTIN}`, ['Barcode 6001234567899']],
    ['parts with FNC1 before them', `${GS}01${GTIN}21SER9`, ['Barcode 6001234567899']],
    ['parts without a mark', `01${GTIN}17270131`, ['Barcode 6001234567899']],
    ['parts that were printed', `(01)${GTIN}(17)270131(10)LOT7`, ['Barcode 6001234567899']],
    ['the GTIN of the contents of an outer pack', `]C102${GTIN}3712`, ['Barcode 6001234567899']],
    ['a Digital Link', `https://id.gs1.org/01/${GTIN}/10/ABC?17=270131`, ['Barcode 6001234567899']],
    ['a Digital Link in capitals', `HTTPS://ID.GS1.ORG/01/${GTIN}`, ['Barcode 6001234567899']],
    ['a Digital Link of a shop', `https://example.com/some/path/gtin/${EAN}#a`, ['Barcode 6001234567899']],
    ['a Digital Link with its mark', `]Q1https://id.gs1.org/01/${GTIN}`, ['Barcode 6001234567899']],
    ['a code with spaces', '600 1234 567899', ['Barcode 6001234567899']],
    ['a code with hyphens', '6-001234-567899', ['Barcode 6001234567899']],
    ['a code with points between thousands', '6.001.234.567.899', ['Barcode 6001234567899']],
    ['a code in brackets', `(${EAN})`, ['Barcode 6001234567899']],
    ['a code between the signs of Code 39', `*${EAN}*`, ['Barcode 6001234567899']],
    ['a code with its name', `EAN: ${EAN}`, ['Barcode 6001234567899']],
    ['a Nappi code with its name', 'NAPPI 703456001', ['Nappi 703456001', 'SupplierProduct 703456001']],
    ['a Nappi code with its extension', '703456-001', ['Nappi 703456001', 'SupplierProduct 703456001']],
    ['a Nappi code and its extension as a number', '703456.001', ['Nappi 703456001', 'SupplierProduct 703456001']],
    ['a double with all its digits', '6.001234567899E12', ['Barcode 6001234567899']],
    ['an EAN-8 in two groups', '9638 5074', ['Barcode 0000096385074', 'Nappi 96385074', 'SupplierProduct 96385074']],
    ['a Nappi code and its extension, apart', '703456 001', ['Nappi 703456001', 'SupplierProduct 703456001']],
    ['an add-on of two digits', `${EAN}12`, ['Barcode 6001234567899']],
    ['an add-on of five digits', `${EAN}54996`, ['Barcode 6001234567899']],
  ])('%s is looked up', (_, text, expected) => {
    expect(lookups(text)).toEqual(expected);
  });

  it.each([
    ['a wrong check digit', '6001234567890'],
    ['a wrong check digit of a GTIN-14', '06001234567890'],
    ['a wrong check digit in its parts', ']d20106001234567890'],
    ['a number that is cut off', ']d2010600123456'],
    ['no number', `]C110LOT7${GS}21SER9`],
    ['an identifier that is none', `]d2AB${GTIN}`],
    ['a part that is cut off', `]d201${GTIN}1727`],
    ['a double that lost digits', '6.00123E12'],
    ['a Digital Link with a wrong check digit', 'https://id.gs1.org/01/06001234567890'],
    ['FNC1 within a part of fixed length', `]d20106001${GS}234567899`],
  ])('with %s has no lookups and keeps its text', (_, text) => {
    const read = readCode(text);
    expect(read).toMatchObject({ lookups: [], certain: false });
    expect(read?.code).not.toBe('');
  });

  // Two numbers, although joined they have a valid check digit.
  it.each([
    '703456001 4',
    '4 703456001',
    `${EAN} ${computeCheckDigit(EAN)}`,
    `0 ${EAN}`,
    '7034560 10',
    '703456 100',
    '703456001-4',
    '12 345 6',
  ])('is not one code if another number is next to it: %s', (text) => {
    expect(lookups(text)).toEqual([`SupplierProduct ${text}`]);
  });

  it.each(['', ' ', '\r', GS, ']d2', '\u0002\u0003'])('is null for empty input: %j', (text) => {
    expect(readCode(text)).toBeNull();
  });

  it('is shown as the pack’s number, and a supplier’s code in upper case', () => {
    expect(readCode(`]d201${GTIN}10LOT7`)?.code).toBe(EAN);
    expect(readCode('16001234567896')?.code).toBe(EAN);
    expect(readCode('ke102334')?.code).toBe('KE102334');
  });

  it('is certain only with a valid check digit', () => {
    expect(readCode(EAN)?.certain).toBe(true);
    expect(readCode('703456001')?.certain).toBe(false);
    expect(readCode('KE102334')?.certain).toBe(false);
  });

  it('never throws when it is parsed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...`01721]dC(${GS})aZ \u0000`) }), (text) => {
        expect(() => readCode(text)).not.toThrow();
      }),
    );
  });
});

describe('check digits', () => {
  it.each([EAN, '96385074', '036000291452', '16001234567896', '4006381333931'])('are valid for %s', (code) => {
    expect(hasCheckDigit(code)).toBe(true);
  });

  it('detect any single wrong digit', () => {
    const twelve = fc.array(fc.nat(9), { minLength: 12, maxLength: 12 }).map((all) => all.join(''));
    fc.assert(
      fc.property(twelve, fc.nat(12), fc.integer({ min: 1, max: 9 }), (own, place, by) => {
        const code = own + computeCheckDigit(own);
        expect(hasCheckDigit(code)).toBe(true);
        const wrong = String((Number(code[place]) + by) % 10);
        expect(hasCheckDigit(code.slice(0, place) + wrong + code.slice(place + 1))).toBe(false);
      }),
    );
  });

  it('are recomputed for the pack inside an outer pack', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 13, maxLength: 13 }), (digits) => {
        const own = digits.join('');
        const ean = toEan13(own + computeCheckDigit(own));
        expect(ean).toHaveLength(13);
        expect(hasCheckDigit(ean)).toBe(true);
        expect(ean.slice(0, 12)).toBe(own.slice(1));
      }),
    );
  });
});

describe('the parts of a GS1 code', () => {
  it.each([
    [`01${GTIN}1727013110LOT7${GS}21SER9`, { '01': GTIN, 17: '270131', 10: 'LOT7', 21: 'SER9' }],
    [`01${GTIN}1126010117270131`, { '01': GTIN, 11: '260101', 17: '270131' }],
    [`21SER9${GS}01${GTIN}`, { 21: 'SER9', '01': GTIN }],
    // Skips unknown parts.
    [`01${GTIN}7003270131${GS}10LOT7`, { '01': GTIN, 10: 'LOT7' }],
    [`01${GTIN}3100001234${GS}${GS}10LOT7${GS}`, { '01': GTIN, 10: 'LOT7' }],
  ])('%j', (text, parts) => {
    expect(gs1Parts(text)).toEqual(parts);
  });
});
