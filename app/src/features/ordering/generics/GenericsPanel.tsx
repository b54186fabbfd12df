import { DataGrid, type GridColumn, ICON_WIDTH, IndicatorIcons } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messages as searchMessages } from '#features/ordering/search/messages.ts';
import { usePricePrefetch } from '#features/ordering/search/usePricePrefetch.ts';
import { productColumn, sepColumn } from '#grids/columns.ts';
import { GridPanel } from '#grids/GridPanel.tsx';
import { queryGrid } from '#grids/queryGrid.ts';
import { useSubjectSort } from '#grids/useSubjectSort.ts';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { productIndicators } from '#products/search/model/indicators.ts';
import type { Product } from '#products/search/model/product.ts';
import { descriptionAmong, productSuffixStart, sharedDescriptions } from '#rules/names/productName.ts';
import { useClient } from '#session/services.ts';
import { useMoney, useSettings } from '#session/settings.tsx';
import { genericsQuery } from './api/generics.ts';
import { messages } from './messages.ts';
import { samePackFirst } from './model/samePackFirst.ts';

const texts = messages.generics;

export interface GenericsPanelProps {
  product: Product | null;
  /** False while another tab is shown, to load nothing. Default true. */
  shown?: boolean;
  onChoose(product: Product): void;
}

/** Lists products with the same ingredient, strength and form (001 §2). */
export function GenericsPanel({ product, shown = true, onChoose }: GenericsPanelProps) {
  const money = useMoney();
  const prefetchList = usePricePrefetch();
  const medicalAid = useSettings().ordering_General_DisplayMedicalAidInfo_Enabled;
  const query = useQuery({
    ...genericsQuery(useClient(), product?.nappiCode ?? null),
    ...(!shown && { enabled: false }),
  });
  const rows = useMemo(() => samePackFirst(query.data ?? [], product), [query.data, product]);
  const shared = useMemo(() => sharedDescriptions(rows), [rows]);
  const layoutKey = useLayoutKey('generics-of-product');
  const columns = useMemo(
    (): GridColumn<Product>[] => [
      productColumn({
        id: 'description',
        header: searchMessages.products.description,
        value: (generic) => descriptionAmong(generic, shared),
      }),
      sepColumn(money, { header: texts.sep, width: 88 }),
      {
        id: 'indicators',
        header: searchMessages.products.indicators,
        width: 84,
        sortable: false,
        renderWidth: (generic) => productIndicators(generic, medicalAid).length * ICON_WIDTH,
        value: (generic) => productIndicators(generic, medicalAid).join(' '),
        render: (generic) => <IndicatorIcons indicators={productIndicators(generic, medicalAid)} />,
      },
    ],
    [money, medicalAid, shared],
  );
  const { sorting } = useSubjectSort(product?.productCode);
  const title = product ? texts.titleFor(product.description) : texts.title;
  return (
    <GridPanel title={title} titleSuffix={productSuffixStart(title)} pane="generics" keys={texts.keys}>
      <DataGrid
        label={title}
        columns={columns}
        layoutKey={layoutKey}
        rows={rows}
        rowKey={(generic) => generic.productCode}
        subject={product?.productCode}
        sort={sorting.sort}
        onSortChange={sorting.onSortChange}
        {...queryGrid(query, product !== null)}
        loadingText={texts.loading}
        countText={texts.count}
        emptyText={product ? texts.none : texts.select}
        onActiveRowChange={prefetchList}
        onActivate={onChoose}
        activateOnClick
      />
    </GridPanel>
  );
}
