import { GS, hasCheckDigit } from '@mortar/reading';
import { looksLikeCode, type Verdict } from '#keyboard/scanner/scan.ts';
import { acceptsText } from '#keyboard/typeAhead/acceptsText.ts';

const SYMBOLOGY = /^\][a-z]\w/i;
/** GS1 parts up to the GTIN, with or without brackets. */
const PARTS = /^\(?01\)?(\d{14})/;
/** GS1 Digital Link up to the GTIN. */
const LINK = /^https?:\/\/[^/]+\/(?:\S+\/)?01\/(\d{14})/i;

/** Longer than any quantity (ruling 14), and as long as the shortest code. */
const NO_QUANTITY = /^\d{8,}$/;
/** Unlikely quantity, which needs a separate Enter. */
const UNLIKELY = /^\d{5,}$/;
/** Supplier's code: six characters with a letter are neither quantity nor shortcut. */
const OWN_CODE = /^(?=.*[a-z]).{6,}$/i;

/** Target of keys: product search, text, multi-line text, or no text, including quantities. */
export type ScanPlace = 'search' | 'text' | 'lines' | 'none';

/** Returns where keys pressed on an element go. */
export function getScanPlace(target: EventTarget | null): ScanPlace {
  if (!(target instanceof Element) || !acceptsText(target) || target.role === 'spinbutton') return 'none';
  if (target.closest('[data-pane="search"]')) return 'search';
  return target instanceof HTMLTextAreaElement ? 'lines' : 'text';
}

/**
 * Judges text entered without a pause: a scan is a number with valid check digit or GS1 parts with one (ruling 66), or
 * any code outside text. Text a person may have typed stays, since eight digits may be a password.
 */
export function classifySlowScan(text: string, place: ScanPlace): Verdict {
  const own = text.replace(SYMBOLOGY, '').replaceAll(GS, '');
  const [, gtin] = PARTS.exec(own) ?? LINK.exec(own) ?? [];
  if (gtin !== undefined && hasCheckDigit(gtin)) return 'sure';
  if (place === 'none' && NO_QUANTITY.test(own)) return 'sure';
  const isNumber = /^\d{12,14}$/.test(own) || ((place === 'search' || place === 'none') && /^\d{8}$/.test(own));
  if (isNumber && hasCheckDigit(own)) return 'whole';
  if (!looksLikeCode(own)) return null;
  if (place === 'none') return OWN_CODE.test(own) ? 'whole' : UNLIKELY.test(own) ? 'written' : null;
  return place === 'text' && own.length >= 8 ? 'written' : null;
}
