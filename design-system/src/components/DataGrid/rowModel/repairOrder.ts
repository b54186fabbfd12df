/** Up to this many changed rows are located one by one; more in one pass. */
const FEW = 16;

/** Returns the positions of changed rows in an order, ascending. */
function getPlaces(order: Uint32Array, changed: ReadonlySet<number>): number[] {
  if (changed.size <= FEW) {
    return [...changed]
      .map((row) => order.indexOf(row))
      .filter((place) => place >= 0)
      .sort((a, b) => a - b);
  }
  const places: number[] = [];
  for (let place = 0; place < order.length; place++) if (changed.has(order[place] as number)) places.push(place);
  return places;
}

function without(order: Uint32Array, places: readonly number[]): Uint32Array {
  const rest = new Uint32Array(order.length - places.length);
  let from = 0;
  places.forEach((place, removed) => {
    rest.set(order.subarray(from, place), from - removed);
    from = place + 1;
  });
  rest.set(order.subarray(from), from - places.length);
  return rest;
}

/** Returns where a row belongs in an order without it. */
function placeFor(order: Uint32Array, row: number, compare: (a: number, b: number) => number): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(order[middle] as number, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Moves changed rows to their new positions: a live price among 100 000 rows costs a copy of the order, not a sort.
 * `keep` returns which rows are still shown.
 */
export function repairedOrder(
  order: Uint32Array,
  changed: ReadonlySet<number>,
  compare: (a: number, b: number) => number,
  keep: (row: number) => boolean,
): Uint32Array {
  const rest = without(order, getPlaces(order, changed));
  const moved = [...changed].filter(keep).sort(compare);
  const result = new Uint32Array(rest.length + moved.length);
  let removed = 0;
  moved.forEach((row, index) => {
    const place = placeFor(rest, row, compare);
    result.set(rest.subarray(removed, place), removed + index);
    result[place + index] = row;
    removed = place;
  });
  result.set(rest.subarray(removed), removed + moved.length);
  return result;
}
