import type { DataGridHandle } from '@mortar/design-system';
import { type ComponentType, useImperativeHandle, useRef } from 'react';
import type { TypedAhead } from '#keyboard/typeAhead/typeAhead.ts';
import type { PaneTab, PaneTabProps, TabHandle } from '#parts/paneTab.ts';
import type { Product } from '#products/search/model/product.ts';
import type { ProductListProps, SearchHandle } from './SearchedList.tsx';

/** Focus within a list: its search, its rows, or a tab outside ordering. */
export type ListStep = 'search' | 'products' | 'tab';

/** Methods of a list that the ordering page calls. */
export interface ListHandle extends TabHandle {
  /** Focuses the rows that a product was chosen from. */
  focusList(): void;
  /** Returns its search; null if there is none. */
  search(): HTMLInputElement | null;
  /** Inserts text typed while its search could not have focus. */
  type(typed: TypedAhead): void;
}

export interface ListTabProps extends PaneTabProps<ListHandle> {
  /** @param quantity proposed quantity; null for the product's default */
  onChoose(product: Product, quantity?: number | null): void;
  onStep(step: ListStep): void;
  onAdvancedRegrets(): void;
}

/** Tab in the left pane of the ordering page (001 §2). */
export interface ListTab extends PaneTab<ListTabProps> {
  /**
   * List with search, rows only, or a form. Tabs without search give way to the products after typing or adding a line.
   */
  kind: 'searched' | 'rows' | 'form';
}

export function searchedTab(List: ComponentType<ProductListProps> & { prefetch?(): void }): ListTab['part'] {
  const SearchedTab = ({ handleRef, shown, onChoose, onStep }: ListTabProps) => {
    const searchRef = useRef<HTMLInputElement>(null);
    const gridRef = useRef<DataGridHandle<Product>>(null);
    const typing = useRef<SearchHandle>(null);
    useImperativeHandle(handleRef, () => ({
      start() {
        searchRef.current?.focus();
        return true;
      },
      focusList: () => gridRef.current?.focus(),
      search: () => searchRef.current,
      type: (typed) => typing.current?.type(typed),
    }));
    return (
      <List
        searchRef={searchRef}
        gridRef={gridRef}
        shown={shown}
        onChoose={onChoose}
        onStep={onStep}
        handleRef={typing}
      />
    );
  };
  return Object.assign(SearchedTab, List.prefetch && { prefetch: List.prefetch });
}
