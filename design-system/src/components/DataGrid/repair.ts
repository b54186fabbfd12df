/** Where a row belongs in an order that is right without it. */
function placeFor(order: Uint32Array, length: number, row: number, compare: (a: number, b: number) => number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(order[middle] as number, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Puts changed rows where they belong and leaves the others alone: a live price among 100 000 rows then costs a copy of
 * the order, not a sort. `keep` says which rows still show.
 */
export function repairedOrder(
  order: Uint32Array,
  changed: ReadonlySet<number>,
  compare: (a: number, b: number) => number,
  keep: (row: number) => boolean,
): Uint32Array {
  const rest = order.filter((row) => !changed.has(row));
  const moved = [...changed].filter(keep).sort(compare);
  const result = new Uint32Array(rest.length + moved.length);
  let taken = 0;
  moved.forEach((row, index) => {
    const place = placeFor(rest, rest.length, row, compare);
    result.set(rest.subarray(taken, place), taken + index);
    result[place + index] = row;
    taken = place;
  });
  result.set(rest.subarray(taken), taken + moved.length);
  return result;
}
