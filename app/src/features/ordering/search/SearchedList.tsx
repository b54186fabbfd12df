import { DataGrid, type DataGridHandle, type DataGridProps } from '@mortar/design-system';
import type { Ref, RefObject } from 'react';
import { StepArea } from '#grids/StepArea.tsx';
import type { TypedAhead } from '#keyboard/typeAhead/typeAhead.ts';
import type { Product } from '#products/search/model/product.ts';

/** Methods that the page calls. */
export interface SearchHandle {
  /** Inserts text typed while the box could not have focus. */
  type(typed: TypedAhead): void;
}

export interface ProductListProps {
  /** False while another tab is shown, to load nothing. Default true. */
  shown?: boolean;
  searchRef: RefObject<HTMLInputElement | null>;
  gridRef: RefObject<DataGridHandle<Product> | null>;
  handleRef?: Ref<SearchHandle>;
  onChoose(product: Product): void;
  onStep(step: 'search' | 'products'): void;
}

export interface SearchedListProps<Row>
  extends Pick<ProductListProps, 'searchRef' | 'onStep'>,
    Omit<DataGridProps<Row>, 'activateOnClick' | 'onLeaveTop'> {
  /** Row keys, for the page's bar. */
  keys: string;
}

/** List below a search box: a click selects, and Escape or ArrowUp on the first row returns to the box. */
export function SearchedList<Row>({ keys, searchRef, onStep, onRowKey, ...grid }: SearchedListProps<Row>) {
  const focusSearch = () => searchRef.current?.focus();
  return (
    <StepArea
      pane="products"
      keys={keys}
      onFocus={({ target }) => onStep(target.matches('input, select') ? 'search' : 'products')}
    >
      <DataGrid
        {...grid}
        activateOnClick
        onRowKey={(event, row) => {
          onRowKey?.(event, row);
          if (event.key !== 'Escape') return;
          event.preventDefault();
          focusSearch();
        }}
        onLeaveTop={focusSearch}
      />
    </StepArea>
  );
}
