import type { Product } from '@mortar/contract';
import { DataGrid, type DataGridHandle, type DataGridProps } from '@mortar/design-system';
import type { Ref, RefObject } from 'react';
import { StepArea } from '#grids/StepArea.tsx';
import type { TypedAhead } from '#keyboard/typeAhead.ts';

/** What the page may ask of a search. */
export interface SearchHandle {
  /** Puts in what was typed while the box could not have the keyboard. */
  type(typed: TypedAhead): void;
}

/** What a tab is given that searches for a product and has it chosen. */
export interface ProductListProps {
  /** False while another tab is in sight: then nothing is asked for. Default true. */
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
  /** What the keys do on a row, for the bar of the page. */
  keys: string;
}

/** The list below a search box: a press chooses, and Escape or the arrow up on the first row lead back to the box. */
export function SearchedList<Row>({ keys, searchRef, onStep, onRowKey, ...grid }: SearchedListProps<Row>) {
  const toSearch = () => searchRef.current?.focus();
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
          toSearch();
        }}
        onLeaveTop={toSearch}
      />
    </StepArea>
  );
}
