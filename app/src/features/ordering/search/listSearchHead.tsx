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
  /** What `useListSearch` keeps of it. */
  box: Box<Field>;
  onMatch(match: MatchType): void;
}

/**
 * What stands over a searched list, and in its grid: the box is the grid's own where typing searches, and stands over it
 * where Enter does (001 §2, search modes).
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
 * What the grid marks of a search.
 * @param words the word that was asked for, and those that narrow it
 * @param columns where it is found
 */
export function getMarks(
  { text, match }: ListSearch<string>,
  { asked, others }: { asked: string; others: readonly string[] },
  columns: string[],
) {
  return {
    text,
    match: MARKED_AS[match],
    columns,
    ...(others.length > 0 && { words: [text.trim(), asked, ...others] }),
  };
}
