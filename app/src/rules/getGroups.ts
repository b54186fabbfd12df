/** A group has what it was begun with. */
export type Group<Item> = readonly [Item, ...Item[]];

/** Groups of what has the same key, in the order in which keys come first, and in each in the order of the items. */
export const getGroups = <Item, Key>(items: readonly Item[], getKey: (item: Item) => Key): readonly Group<Item>[] =>
  // `Map.groupBy` makes no empty group, which its type does not know.
  [...Map.groupBy(items, getKey).values()] as unknown as readonly Group<Item>[];
