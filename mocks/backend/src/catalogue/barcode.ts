/** Returns the check digit of an EAN-13 code's first twelve digits. */
export function checkDigit(twelve: string): string {
  let sum = 0;
  for (let at = 0; at < 12; at += 1) sum += Number(twelve[at]) * (at % 2 === 0 ? 1 : 3);
  return String((10 - (sum % 10)) % 10);
}

export function isEan13(code: string): boolean {
  return /^\d{13}$/.test(code) && checkDigit(code.slice(0, 12)) === code[12];
}

const TEN_DIGITS = 10_000_000_000;
// Odd and not a multiple of 5, so that multiplication permutes ten-digit numbers and distinct nappi codes stay
// distinct.
const SPREAD = 387_421;
// South Africa first; further barcodes are those of parallel imports.
const PREFIXES = ['60', '50', '40', '87', '76'];

/** Returns up to five barcodes. Codes of different products with up to ten digits never collide. */
export function getBarcodes(productid: number, count: number): string[] {
  const body = String((productid * SPREAD) % TEN_DIGITS).padStart(10, '0');
  const long = productid >= TEN_DIGITS;
  return PREFIXES.slice(0, count).map((prefix, index) => {
    const twelve = `${long ? `2${index}` : prefix}${body}`;
    return twelve + checkDigit(twelve);
  });
}
