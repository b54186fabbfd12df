/** Converts rand to cents, rounded half up. Rules count in cents; only answers use rand (ruling 9). */
export function toCents(rand: number): number {
  return Math.round((rand + Number.EPSILON) * 100);
}

export function toRand(cents: number): number {
  return cents / 100;
}

export function totalCents(lines: Iterable<{ orderedquantity: number; orderedpricecents: number }>): number {
  let cents = 0;
  for (const line of lines) cents += line.orderedquantity * line.orderedpricecents;
  return cents;
}
