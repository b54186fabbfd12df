/** Non-empty group. */
export type Group<Item> = readonly [Item, ...Item[]];

/** Groups items by key, in order of first occurrence. */
export const getGroups = <Item, Key>(items: readonly Item[], getKey: (item: Item) => Key): readonly Group<Item>[] =>
  // `Map.groupBy` never creates empty groups, which its type does not express.
  [...Map.groupBy(items, getKey).values()] as unknown as readonly Group<Item>[];
