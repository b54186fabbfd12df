import { readCodeCell } from '#cells/codeCell.ts';
import { hasCheckDigit, toEan13 } from './checkDigit.ts';
import { readLinkGtin } from './digitalLink.ts';
import { GS, gs1Parts } from './gs1.ts';

/** Field and value to look a code up by. */
export interface Lookup {
  field: 'Barcode' | 'Nappi' | 'SupplierProduct';
  value: string;
}

export interface ReadCode {
  /** Number of the pack for display and copying, or the raw text if unknown. */
  code: string;
  /** In the order of attempts; empty if the code is incomplete. */
  lookups: readonly Lookup[];
  /** True for a number with a valid check digit. */
  certain: boolean;
  /** True for the number of an outer pack: quantities count those, not the packs inside. */
  outer?: true;
}

/** Removes the control characters that scanners send before and after a code, except the separator of GS1 parts. */
const removeControls = (text: string) => text.replace(/\p{Cc}/gu, (character) => (character === GS ? GS : ''));
const SYMBOLOGY = /^\][a-z]\w/i;
/** Symbology identifiers of GS1 content: GS1-128, DataMatrix, QR, DataBar (GS1 General Specifications, 5.4.6.4). */
const GS1_SYMBOLOGY = /^\](?:[Cc]1|[Dd]2|[Qq]3|e0|[Jj]1)/;

/** Printed form, or truncated after the first identifier. */
const PRINTED_PARTS = /^\(\d{2,4}\)/;

const invalid = (code: string): ReadCode => ({ code, lookups: [], certain: false });
const barcode = (gtin: string): Lookup => ({ field: 'Barcode', value: toEan13(gtin) });

/** Reads a code of digits only, by its length: EAN-13 and GTIN-14 need a valid check digit. */
function readDigits(code: string): ReadCode {
  const nappi: Lookup = { field: 'Nappi', value: code };
  const supplier: Lookup = { field: 'SupplierProduct', value: code };
  const checked = hasCheckDigit(code);
  const base = { code, certain: checked };
  switch (code.length) {
    case 14:
    case 13: {
      if (!checked) return invalid(code);
      const isOuter = code.length === 14 && !code.startsWith('0');
      return { code: toEan13(code), lookups: [barcode(code)], certain: true, ...(isOuter && { outer: true as const }) };
    }
    // A Nappi code has 8 to 12 digits (ruling 15) and no check digit.
    case 12:
    case 8:
      return { ...base, lookups: checked ? [barcode(code), nappi, supplier] : [nappi, supplier] };
    case 11:
    case 10:
    case 9:
      return { code, certain: false, lookups: [nappi, supplier] };
    // EAN-13 with a two- or five-digit add-on.
    case 15:
    case 18:
      if (hasCheckDigit(code.slice(0, 13)) && !hasCheckDigit(code)) {
        return { code: code.slice(0, 13), lookups: [barcode(code.slice(0, 13))], certain: false };
      }
      return { code, certain: false, lookups: [supplier] };
    default:
      return { code, certain: false, lookups: [supplier] };
  }
}

/** Reads a code in GS1 parts; its GTIN must have a valid check digit. */
function readGs1Parts(text: string): ReadCode {
  const parts = gs1Parts(text);
  const gtin = parts?.['01'] ?? parts?.['02'];
  const shown = text.replaceAll(GS, ' ').trim();
  if (gtin === undefined) return invalid(shown);
  return gtin.length === 14 && hasCheckDigit(gtin) ? readDigits(gtin) : invalid(shown);
}

/** GS1 parts without a symbology identifier: a valid GTIN followed by more. */
const continuesAfterGtin = (text: string) =>
  text.length > 16 && /^01\d{14}/.test(text) && hasCheckDigit(text.slice(2, 16));

/**
 * Reads a scanned, pasted or typed code: strips control characters, symbology identifiers and printed characters,
 * follows GS1 Digital Links, verifies check digits and converts outer pack numbers to the pack's.
 * @returns null for empty text
 */
export function readCode(scanned: string): ReadCode | null {
  const cleaned = removeControls(scanned).trim();
  const text = cleaned.replace(SYMBOLOGY, '');
  if (text.replaceAll(GS, '') === '') return null;
  const linked = readLinkGtin(text);
  if (linked !== null) return hasCheckDigit(linked) ? readDigits(linked.padStart(14, '0')) : invalid(text);
  const inParts =
    GS1_SYMBOLOGY.test(cleaned) || text.includes(GS) || PRINTED_PARTS.test(text) || continuesAfterGtin(text);
  if (inParts) return readGs1Parts(text);
  const cell = readCodeCell(text);
  if (cell.shortened) return invalid(text);
  if (/^\d+$/.test(cell.text)) return readDigits(cell.text);
  return { code: cell.text.toUpperCase(), certain: false, lookups: [{ field: 'SupplierProduct', value: cell.text }] };
}
