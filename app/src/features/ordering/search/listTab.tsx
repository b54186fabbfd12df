import type { Product } from '@mortar/contract';
import type { DataGridHandle } from '@mortar/design-system';
import { type ComponentType, useImperativeHandle, useRef } from 'react';
import type { TypedAhead } from '#keyboard/typeAhead.ts';
import type { PaneTab, PaneTabProps, TabHandle } from '#parts/paneTab.ts';
import type { ProductListProps, SearchHandle } from './SearchedList.tsx';

/** Where the keyboard is in a list: in its search, on its rows, or in a tab that is no step of a search. */
export type ListStep = 'search' | 'products' | 'tab';

/** What the ordering page may ask of a list. */
export interface ListHandle extends TabHandle {
  /** Gives the keyboard to the rows that a product was chosen from. */
  focusList(): void;
  /** Its search; null where it has none. */
  search(): HTMLInputElement | null;
  /** Puts in what was typed while its search could not have the keyboard. */
  type(typed: TypedAhead): void;
}

export interface ListTabProps extends PaneTabProps<ListHandle> {
  /** @param quantity what the quantity selector proposes; null for what it proposes of any product */
  onChoose(product: Product, quantity?: number | null): void;
  onStep(step: ListStep): void;
  /** Opens Advanced Regrets. */
  onAdvancedRegrets(): void;
}

/** A tab of the left pane of the ordering page (001 §2). */
export interface ListTab extends PaneTab<ListTabProps> {
  /**
   * What it is: a list below a search, rows alone, or neither. What has no search gives way to the products once somebody
   * types, or a line was added.
   */
  kind: 'searched' | 'rows' | 'form';
}

/** A list below a search box, as a tab. */
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
    return <List {...{ searchRef, gridRef, shown, onChoose, onStep }} handleRef={typing} />;
  };
  return Object.assign(SearchedTab, List.prefetch && { prefetch: List.prefetch });
}
