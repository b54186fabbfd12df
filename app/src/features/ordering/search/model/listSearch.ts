import type { MatchType } from '@mortar/contract';

/** What a list behind the Products tab is searched for (001 §2, Generics tab, Favourites tab). */
export interface ListSearch<Field extends string> {
  text: string;
  field: Field;
  match: MatchType;
}

/** How a grid marks what matched. */
export const MARKED_AS = { StartsWith: 'starts', Containing: 'contains', EndsWith: 'ends' } as const satisfies Record<
  MatchType,
  string
>;
