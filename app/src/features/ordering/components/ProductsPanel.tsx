import type { MatchType, Product } from '@mortar/contract';
import { ConfirmPopup, DataGrid, type DataGridHandle, type GridColumn, IndicatorIcons } from '@mortar/design-system';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { productIndicators } from '../../../rules/indicators.ts';
import { errorText } from '../../../server/outcome.ts';
import { useSettings } from '../../../session/settings.tsx';
import { messages } from '../messages.ts';
import { useProductSearch } from '../model/useProductSearch.ts';
import { promotionMessages } from '../promotionMessages.ts';
import { ProductSearchBox } from './ProductSearchBox.tsx';
import { PromotionNote } from './PromotionNote.tsx';
import { SearchOptions } from './SearchOptions.tsx';
import { StepArea } from './StepArea.tsx';

const texts = messages.products;
const MATCH = { StartsWith: 'starts', Containing: 'contains', EndsWith: 'ends' } as const satisfies Record<
  MatchType,
  string
>;

export function productColumns(medicalAid: boolean): GridColumn<Product>[] {
  return [
    {
      id: 'description',
      header: texts.description,
      value: (product) => product.productdescription,
      searchable: true,
    },
    {
      id: 'indicators',
      header: texts.indicators,
      width: 104,
      sortable: false,
      value: (product) => productIndicators(product, medicalAid).join(' '),
      render: (product) => <IndicatorIcons indicators={productIndicators(product, medicalAid)} />,
    },
  ];
}

export interface ProductsPanelProps {
  searchRef: RefObject<HTMLInputElement | null>;
  gridRef: RefObject<DataGridHandle<Product> | null>;
  onChoose(product: Product): void;
  onStep(step: 'search' | 'products'): void;
}

/** Search and results of the Products tab (001 §2). */
export function ProductsPanel({ searchRef, gridRef, onChoose, onStep }: ProductsPanelProps) {
  const settings = useSettings();
  const { text, setText, search, change, query, sought, products, settled, promotion } = useProductSearch();
  const [jump, setJump] = useState(false);
  const medicalAid = settings.ordering_General_DisplayMedicalAidInfo_Enabled;
  const columns = useMemo(() => productColumns(medicalAid), [medicalAid]);

  // A code that was searched for stands in no column: nothing is marked then.
  const marked = search.field === 'Description' ? ['description'] : [];
  const toList = () => {
    if (products.length > 0) gridRef.current?.focus();
  };
  useEffect(
    function goToTheListOnceEnterHasResults() {
      if (!jump || !settled || promotion.asking) return;
      setJump(false);
      if (products.length > 0) gridRef.current?.focus();
    },
    [jump, settled, promotion.asking, products, gridRef],
  );

  const searchBox = (
    <ProductSearchBox
      automatic={settings.ordering_SearchType === '0'}
      text={text}
      field={search.field}
      busy={query.isFetching}
      inputRef={searchRef}
      onText={setText}
      onSearch={change}
      onEnter={() => setJump(true)}
      onArrowDown={toList}
    />
  );
  const automatic = settings.ordering_SearchType === '0';
  return (
    <div className="products-panel">
      <SearchOptions search={search} onChange={change} />
      {!automatic && searchBox}
      {promotion.active && <PromotionNote onClear={promotion.askToClear} />}
      <StepArea onFocus={(event) => onStep(isField(event.target) ? 'search' : 'products')}>
        <DataGrid
          label={texts.title}
          gridRef={gridRef}
          columns={columns}
          rows={products}
          rowKey={(product) => product.productcode}
          state={!sought ? 'ready' : query.isError ? 'error' : query.isFetching ? 'loading' : 'ready'}
          loadingText={texts.loading}
          emptyText={sought ? texts.none : texts.start}
          {...(!sought && { emptyHint: texts.startHint })}
          errorText={errorText(query.error)}
          onRetry={() => void query.refetch()}
          search={{ text: search.text, match: MATCH[search.match], columns: marked }}
          searchPanel={automatic ? searchBox : false}
          onActivate={onChoose}
          activateOnClick
          onLeaveTop={() => searchRef.current?.focus()}
        />
      </StepArea>
      <ConfirmPopup
        open={promotion.asking}
        title={promotionMessages.title}
        message={promotionMessages.question}
        returnFocusTo={() => searchRef.current}
        onConfirm={promotion.clear}
        onCancel={() => {
          setJump(false);
          promotion.keep();
        }}
      />
    </div>
  );
}

const isField = (target: EventTarget) => target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
