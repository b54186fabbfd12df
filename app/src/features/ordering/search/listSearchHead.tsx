import type { MatchType } from '@mortar/contract';
import { MatchOption } from './MatchOption.tsx';
import { type ListSearch, MARKED_AS } from './model/listSearch.ts';
import { ProductSearchBox, type ProductSearchBoxProps } from './ProductSearchBox.tsx';

type Box<Field extends string> = Omit<
  ProductSearchBoxProps<Field>,
  'label' | 'fields' | 'busy' | 'inputRef' | 'onArrowDown'
>;

export interface ListSearchHeadOptions<Field extends string>
  extends Omit<ProductSearchBoxProps<Field>, keyof Box<Field>> {
  search: ListSearch<Field>;
  /** Props from `useListSearch`. */
  box: Box<Field>;
  onMatch(match: MatchType): void;
}

/**
 * Returns the head of a searched list: the box is inside the grid if typing searches, above it if Enter does (001 §2,
 * search modes).
 */
export function listSearchHead<Field extends string>({ search, box, onMatch, ...about }: ListSearchHeadOptions<Field>) {
  const searchBox = <ProductSearchBox {...box} {...about} />;
  return {
    head: (
      <>
        <MatchOption match={search.match} onChange={onMatch} />
        {!box.automatic && searchBox}
      </>
    ),
    searchPanel: box.automatic ? searchBox : (false as const),
  };
}

/**
 * Returns what the grid highlights.
 * @param words the requested word, and those that filter its results
 * @param columns that contain them
 */
export function getMarks(
  { text, match }: ListSearch<string>,
  { requested, others }: { requested: string; others: readonly string[] },
  columns: string[],
) {
  return {
    text,
    match: MARKED_AS[match],
    columns,
    ...(others.length > 0 && { words: [text.trim(), requested, ...others] }),
  };
}
