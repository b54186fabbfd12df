import type { Price } from '../../catalogue/prices.ts';
import { DAY } from '../../rules/days.ts';
import { between, pick, type Random, seededRandom } from '../../runtime/random.ts';
import type { SentLine } from '../../store/rows.ts';

/** A period in which a supplier lacks a product. */
export interface Shortage {
  from: number;
  until: number;
  reason: string;
  /** Probability that a line gets nothing. */
  none: number;
}

const IN_SHORTAGE = 0.85;

const REASONS = [
  'Out of stock',
  'Out of stock - expected next week',
  'Manufacturer cannot supply',
  'Allocation exhausted',
];
const ONCE = ['Out of stock', 'Short dated stock only', 'Not stocked at this branch', 'Allocation exhausted'];
/** A shortage may start in each of these parts of the year. */
const STRETCH = 91 * DAY;
const STRETCHES = 5;

/** Returns a price's shortages: two to five weeks each. One price in nine is short now. */
export function getShortages({ supplierpriceid }: Price, now: number): Shortage[] {
  const random = seededRandom(`shortage ${supplierpriceid}`);
  const found: Shortage[] =
    random() < 1 / 9
      ? [
          {
            from: now - between(random, 14, 20) * DAY,
            until: now + 9 * DAY,
            reason: pick(random, REASONS),
            none: IN_SHORTAGE,
          },
        ]
      : [];
  for (let stretch = 0; stretch < STRETCHES; stretch += 1) {
    if (random() >= 0.14) continue;
    const from = now - (stretch + 1) * STRETCH + between(random, 0, 50) * DAY;
    found.push({ from, until: from + between(random, 14, 36) * DAY, reason: pick(random, REASONS), none: IN_SHORTAGE });
  }
  return found;
}

/**
 * Writes the result of a line: nothing or little in a shortage, otherwise nearly always everything, sometimes slightly
 * below the ordered price.
 */
export function supply(
  random: Random,
  line: SentLine,
  shortage: Pick<Shortage, 'reason' | 'none'> | undefined,
  invoicenumber: string,
): void {
  const { orderedquantity, orderedpricecents } = line;
  const chance = random();
  const [none, part] = shortage ? [shortage.none, 1] : [0.025, 0.055];
  const short = chance < part && orderedquantity > 1;
  line.suppliedquantity = chance < none ? 0 : short ? between(random, 1, orderedquantity - 1) : orderedquantity;
  const discount = random() < 0.03 ? 0.97 + random() * 0.025 : 1;
  if (line.suppliedquantity > 0) {
    line.invoicedpricecents = Math.max(1, Math.round(orderedpricecents * discount));
    line.invoicenumber = invoicenumber;
  }
  if (line.suppliedquantity < orderedquantity) line.regretdescription = shortage?.reason ?? pick(random, ONCE);
}
