import { GS, hasCheckDigit } from '@mortar/reading';
import { looksLikeCode, type Verdict } from '#keyboard/burst.ts';
import { acceptsText } from '#keyboard/takesLetters.ts';

const SYMBOLOGY = /^\][a-z]\w/i;
/** GS1's parts, with or without brackets, as far as the number of the pack. */
const PARTS = /^\(?01\)?(\d{14})/;
/** A GS1 Digital Link, as far as that number. */
const LINK = /^https?:\/\/[^/]+\/(?:\S+\/)?01\/(\d{14})/i;

/** More figures than any quantity has (ruling 14), and as many as the shortest code. */
const NO_QUANTITY = /^\d{8,}$/;
/** More figures than orders have packs: as a quantity they are confirmed by a separate Enter. */
const UNLIKELY = /^\d{5,}$/;
/** A supplier's code: six signs with a letter are no quantity and no shortcut. */
const OWN_CODE = /^(?=.*[a-z]).{6,}$/i;

/**
 * Where keys go: into the search for products, into a text, into one of lines, which Enter divides, or to what takes no text,
 * a quantity among them.
 */
export type ScanPlace = 'search' | 'text' | 'lines' | 'none';

/** Where keys that are pressed on an element go. */
export function getScanPlace(target: EventTarget | null): ScanPlace {
  if (!(target instanceof Element) || !acceptsText(target) || target.role === 'spinbutton') return 'none';
  if (target.closest('[data-pane="search"]')) return 'search';
  return target instanceof HTMLTextAreaElement ? 'lines' : 'text';
}

/**
 * What a person or a slow scanner wrote without a pause: a scan is a number with its check digit, or GS1's parts with such a
 * number in them (ruling 66), or any code where no text is taken. What a person may have typed into a text stays:
 * eight figures may be a password.
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
