/** Path that ends in a GTIN or continues with other GS1 parts; `gtin` is the older form of `01`. */
const LINK = /^https?:\/\/[^\s/?#]+(?:\/[^\s?#]*?)?\/(?:01|gtin)\/(\d{8}|\d{12,14})(?=[/?#;]|$)/i;

/**
 * Returns the GTIN of a GS1 Digital Link (GS1 Digital Link Standard, 4.10): 8, 12, 13 or 14 digits, check digit not
 * verified.
 * @returns null if the text is not such a link
 */
export const readLinkGtin = (text: string): string | null => LINK.exec(text)?.[1] ?? null;
