import type { ActiveIngredient } from '@mortar/contract';
import { DataGrid, type DataGridHandle, type GridColumn } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useEffect, useMemo } from 'react';
import { usePricePrefetch } from '#features/ordering/search/usePricePrefetch.ts';
import { codeColumn, productColumn } from '#grids/columns.ts';
import { GridPanel } from '#grids/GridPanel.tsx';
import { queryGrid } from '#grids/queryGrid.ts';
import { StepArea } from '#grids/StepArea.tsx';
import type { Product } from '#products/search/model/product.ts';
import { descriptionAmong, productSuffixStart, sharedDescriptions } from '#rules/names/productName.ts';
import { useClient } from '#session/services.ts';
import { ingredientProductsQuery } from './api/ingredients.ts';
import { messages } from './messages.ts';

const texts = messages.tab.products;

const columnsFor = (shared: ReadonlySet<string> | null): readonly GridColumn<Product>[] => [
  productColumn({
    id: 'description',
    header: texts.columns.description,
    value: (product) => descriptionAmong(product, shared),
  }),
  codeColumn({ id: 'pack', header: texts.columns.pack, width: 48, align: 'end', value: ({ packSize }) => packSize }),
  codeColumn({ id: 'code', header: texts.columns.code, priority: 2, value: ({ productCode }) => productCode }),
];

export interface IngredientProductsProps {
  ingredient: ActiveIngredient | null;
  shown: boolean;
  /** True to focus the products once loaded. */
  focusPending: boolean;
  gridRef: RefObject<DataGridHandle<Product> | null>;
  onArrived(): void;
  onChoose(product: Product): void;
  /** Called to return to the active ingredients. */
  onBack(): void;
  onFocus(): void;
}

/** Lists the products of a group of equivalents (001 §2, Generics tab). */
export function IngredientProducts(props: IngredientProductsProps) {
  const { ingredient, shown, focusPending: going, gridRef, onArrived, onChoose, onBack, onFocus } = props;
  const prefetchList = usePricePrefetch();
  const query = useQuery({
    ...ingredientProductsQuery(useClient(), ingredient?.nappicode ?? null),
    ...(!shown && { enabled: false }),
  });
  const { data } = query;
  const shared = useMemo(() => sharedDescriptions(data ?? []), [data]);
  const columns = useMemo(() => columnsFor(shared), [shared]);
  useEffect(
    function focusProductsOnceLoaded() {
      if (!going || !data) return;
      onArrived();
      if (data.length > 0) gridRef.current?.focus();
    },
    [going, data, gridRef, onArrived],
  );
  const onRowKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onBack();
  };
  const title = ingredient ? texts.titleFor(ingredient.fullgenericdescription) : texts.title;
  return (
    <GridPanel title={title} titleSuffix={productSuffixStart(title)}>
      <StepArea pane="generics" keys={texts.keys} onFocus={onFocus}>
        <DataGrid
          label={title}
          gridRef={gridRef}
          columns={columns}
          rows={data ?? []}
          rowKey={(product) => product.productCode}
          subject={ingredient?.nappicode}
          {...queryGrid(query, ingredient !== null)}
          loadingText={texts.loading}
          countText={texts.count}
          emptyText={ingredient ? texts.none : texts.select}
          onRowKey={onRowKey}
          onActiveRowChange={prefetchList}
          onActivate={onChoose}
          activateOnClick
          onLeaveTop={onBack}
        />
      </StepArea>
    </GridPanel>
  );
}
