/**
 * Returns true if a GTIN's last digit is its check digit: weights 3 and 1 from the right, at any length (GS1 General
 * Specifications, 7.9).
 */
export function hasCheckDigit(gtin: string): boolean {
  return /^\d+$/.test(gtin) && gtin.at(-1) === computeCheckDigit(gtin.slice(0, -1));
}

/** Returns the check digit for digits without one. */
export function computeCheckDigit(digits: string): string {
  const sum = [...digits].reduceRight(
    ({ total, weight }, digit) => ({ total: total + Number(digit) * weight, weight: 4 - weight }),
    { total: 0, weight: 3 },
  );
  return String((10 - (sum.total % 10)) % 10);
}

/**
 * Converts a GTIN to the 13 digits of the pack. A GTIN-14 (outer pack) loses its first digit and gets a new check
 * digit.
 */
export function toEan13(gtin: string): string {
  if (gtin.length < 14) return gtin.padStart(13, '0');
  const twelve = gtin.slice(1, 13);
  return twelve + computeCheckDigit(twelve);
}
