const ONES = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function belowHundred(count: number): string {
  if (count < ONES.length) return ONES[count] ?? '';
  const ones = count % 10;
  return `${TENS[Math.trunc(count / 10)]}${ones === 0 ? '' : `-${ONES[ones]}`}`;
}

function belowThousand(count: number): string {
  const hundreds = Math.trunc(count / 100);
  if (hundreds === 0) return belowHundred(count);
  const rest = count % 100;
  return `${ONES[hundreds]} hundred${rest === 0 ? '' : ` and ${belowHundred(rest)}`}`;
}

/**
 * Returns a number in English words, as forms require: `one hundred and twenty-four`.
 * @param count integer from 0 to 999 999 (ruling 14); others stay digits
 */
export function numberWords(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count > 999_999) return String(count);
  const thousands = Math.trunc(count / 1000);
  const rest = count % 1000;
  if (thousands === 0) return belowThousand(rest);
  const joined = rest === 0 ? '' : rest < 100 ? ` and ${belowHundred(rest)}` : ` ${belowThousand(rest)}`;
  return `${belowThousand(thousands)} thousand${joined}`;
}
