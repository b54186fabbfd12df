import type { Product, SearchField } from '@mortar/contract';
import { GS } from '#keyboard/burst.ts';
import { hasCheckDigit, toEan13 } from './checkDigit.ts';
import { gs1Parts } from './gs1.ts';

/** By what a code is looked up. */
export interface Lookup {
  field: Extract<SearchField, 'Barcode' | 'Nappi' | 'SupplierProduct'>;
  value: string;
}

export interface ReadCode {
  /** As it is shown and copied: the number of the pack, or what was read where that is not known. */
  code: string;
  /** In the order in which they are tried; none where the code is not whole. */
  lookups: readonly Lookup[];
  /** A number with its check digit: it cannot be anything else. */
  certain: boolean;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: scanners send them before and behind a code
const CONTROL = /[\u0000-\u001c\u001e\u001f\u007f]/g;
const SYMBOLOGY = /^\][a-z]\w/i;
/** Marks of the symbologies whose content is in GS1's parts: GS1-128, DataMatrix, QR, DataBar (5.4.6.4). */
const GS1_SYMBOLOGY = /^\](?:[Cc]1|[Dd]2|[Qq]3|e0|[Jj]1)/;

const misread = (code: string): ReadCode => ({ code, lookups: [], certain: false });
const barcode = (gtin: string): Lookup => ({ field: 'Barcode', value: toEan13(gtin) });

/** Codes of figures alone, by how many there are. */
function ofFigures(code: string): ReadCode {
  const nappi: Lookup = { field: 'Nappi', value: code };
  const supplier: Lookup = { field: 'SupplierProduct', value: code };
  const checked = hasCheckDigit(code);
  const own = { code, certain: checked };
  switch (code.length) {
    case 14:
    case 13:
      return checked ? { code: toEan13(code), lookups: [barcode(code)], certain: true } : misread(code);
    // A Nappi code has 8 to 12 figures (ruling 15), and none of them checks the others.
    case 12:
    case 8:
      return { ...own, lookups: checked ? [barcode(code), nappi, supplier] : [nappi, supplier] };
    case 11:
    case 10:
    case 9:
      return { code, certain: false, lookups: [nappi, supplier] };
    default:
      return { code, certain: false, lookups: [supplier] };
  }
}

/** A code in GS1's parts: its number is checked, whatever else it says. */
function ofParts(text: string): ReadCode {
  const parts = gs1Parts(text);
  const gtin = parts?.['01'] ?? parts?.['02'];
  const shown = text.replaceAll(GS, ' ').trim();
  if (gtin === undefined) return misread(shown);
  return gtin.length === 14 && hasCheckDigit(gtin) ? ofFigures(gtin) : misread(shown);
}

/** Whether figures without a mark are GS1's parts: a number of a pack with its check digit, and more behind it. */
const beginsWithGtin = (text: string) => text.length > 16 && /^01\d{14}/.test(text) && hasCheckDigit(text.slice(2, 16));

/**
 * What was scanned or pasted: control characters and the symbology's mark are taken off, check digits are verified, and a
 * number of an outer pack becomes that of the pack.
 * @returns null for nothing
 */
export function readCode(scanned: string): ReadCode | null {
  const whole = scanned.replace(CONTROL, '').trim();
  const text = whole.replace(SYMBOLOGY, '');
  if (text.replaceAll(GS, '') === '') return null;
  const inParts = GS1_SYMBOLOGY.test(whole) || text.includes(GS) || text.startsWith('(') || beginsWithGtin(text);
  if (inParts) return ofParts(text);
  if (/^\d+$/.test(text)) return ofFigures(text);
  return { code: text.toUpperCase(), certain: false, lookups: [{ field: 'SupplierProduct', value: text }] };
}

/** Zeros before a number are of its print: catalogues leave them out, or add them. */
const withoutZeros = (code: string) => code.replace(/^0+(?=.)/, '');

/** What is asked for: any product that holds it may be the one. */
export const askedFor = ({ field, value }: Lookup): string =>
  field === 'SupplierProduct' ? value : withoutZeros(value);

/** Whether a product is the one that a code names. */
export function isNamed(product: Product, { field, value }: Lookup): boolean {
  const { barcode: first, barcode2, barcode3, barcode4, barcode5, nappicode, supplierproductcode } = product;
  const own = {
    Barcode: [first, barcode2, barcode3, barcode4, barcode5],
    Nappi: [nappicode],
    SupplierProduct: [supplierproductcode],
  }[field];
  return own.some((code) => withoutZeros(code.trim()).toUpperCase() === withoutZeros(value).toUpperCase());
}
