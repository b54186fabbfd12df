import type { MatchType } from '@mortar/contract';

/** Search of a list other than Products (001 §2, Generics tab, Favourites tab). */
export interface ListSearch<Field extends string> {
  text: string;
  field: Field;
  match: MatchType;
}

/** Highlighting by match type. */
export const MARKED_AS = { StartsWith: 'starts', Containing: 'contains', EndsWith: 'ends' } as const satisfies Record<
  MatchType,
  string
>;
