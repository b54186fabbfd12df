import { randomFrom } from './page/rows.ts';

/**
 * Who goes when: every contender once a round, in an order that the seed decides, and every other round backwards, so
 * that what warms up or wears off falls on all alike.
 */
export function interleaved<Item>(items: readonly Item[], rounds: number, seed: number): readonly (readonly Item[])[] {
  const random = randomFrom(seed);
  let last: readonly Item[] = [];
  return Array.from({ length: rounds }, (_, round) => {
    last = round % 2 === 1 ? last.toReversed() : shuffled(items, random);
    return last;
  });
}

function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const result = [...items];
  for (let place = result.length - 1; place > 0; place--) {
    const other = Math.floor(random() * (place + 1));
    [result[place], result[other]] = [result[other] as Item, result[place] as Item];
  }
  return result;
}
