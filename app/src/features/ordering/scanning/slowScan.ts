import { GS, hasCheckDigit } from '@mortar/reading';
import type { Verdict } from '#keyboard/burst.ts';
import { takesLetters } from '#keyboard/takesLetters.ts';

const SYMBOLOGY = /^\][a-z]\w/i;
/** GS1's parts, with or without brackets, as far as the number of the pack. */
const PARTS = /^\(?01\)?(\d{14})/;
/** A GS1 Digital Link, as far as that number. */
const LINK = /^https?:\/\/[^/]+\/(?:\S+\/)?01\/(\d{14})/i;

/** More figures than any quantity has (ruling 14), and as many as the shortest code. */
const NO_QUANTITY = /^\d{8,}$/;

/** Where keys go: into the search for products, into a text, or to what takes no text, a quantity among them. */
export type ScanPlace = 'search' | 'text' | 'none';

/** Where keys that are pressed on an element go. */
export function scanPlaceOf(target: EventTarget | null): ScanPlace {
  if (!(target instanceof Element) || !takesLetters(target) || target.role === 'spinbutton') return 'none';
  return target.closest('[data-pane="search"]') ? 'search' : 'text';
}

/**
 * What somebody or a slow scanner wrote without a pause: a scan is a number with its check digit, or GS1's parts with such a
 * number in them (ruling 66). The eight figures of a short one may be typed into a text, a password above all.
 */
export function judgeSlowScan(text: string, place: ScanPlace): Verdict {
  const own = text.replace(SYMBOLOGY, '').replaceAll(GS, '');
  const [, gtin] = PARTS.exec(own) ?? LINK.exec(own) ?? [];
  if (gtin !== undefined && hasCheckDigit(gtin)) return 'sure';
  if (place === 'none' && NO_QUANTITY.test(own)) return 'sure';
  const isNumber = /^\d{12,14}$/.test(own) || (place !== 'text' && /^\d{8}$/.test(own));
  return isNumber && hasCheckDigit(own) ? 'whole' : null;
}
