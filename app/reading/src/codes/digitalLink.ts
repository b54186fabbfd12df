/** A path that ends in a product's number or has more parts of a GS1 code behind it; `gtin` is the older word for `01`. */
const LINK = /^https?:\/\/[^\s/?#]+(?:\/[^\s?#]*?)?\/(?:01|gtin)\/(\d{8}|\d{12,14})(?=[/?#;]|$)/i;

/**
 * The product's number of a GS1 Digital Link, as newer codes on packs hold it (GS1 Digital Link Standard, 4.10): 8, 12, 13
 * or 14 figures, whose check digit is not looked at.
 * @returns null where the text is no such link
 */
export const gtinOfLink = (text: string): string | null => LINK.exec(text)?.[1] ?? null;
