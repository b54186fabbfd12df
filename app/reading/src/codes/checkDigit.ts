/**
 * Whether the last figure of a GTIN is the check digit of those before it: weights of 3 and 1 from the right, whatever its
 * length (GS1 General Specifications, 7.9).
 */
export function hasCheckDigit(gtin: string): boolean {
  return /^\d+$/.test(gtin) && gtin.at(-1) === computeCheckDigit(gtin.slice(0, -1));
}

/** The check digit behind figures that have none. */
export function computeCheckDigit(digits: string): string {
  const sum = [...digits].reduceRight(
    ({ total, weight }, digit) => ({ total: total + Number(digit) * weight, weight: 4 - weight }),
    { total: 0, weight: 3 },
  );
  return String((10 - (sum.total % 10)) % 10);
}

/**
 * A GTIN as the trade's pack has it: 13 figures. A GTIN-14 names an outer pack by its first figure; without it, and with a
 * check digit of its own, it is the pack inside.
 */
export function toEan13(gtin: string): string {
  if (gtin.length < 14) return gtin.padStart(13, '0');
  const twelve = gtin.slice(1, 13);
  return twelve + computeCheckDigit(twelve);
}
