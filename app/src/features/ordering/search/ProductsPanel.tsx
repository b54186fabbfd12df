import { ConfirmPopup, type GridColumn, ICON_WIDTH, IndicatorIcons } from '@mortar/design-system';
import { useEffect, useImperativeHandle, useMemo, useState } from 'react';
import { productColumn } from '#grids/columns.ts';
import { getNote } from '#grids/queryGrid.ts';
import { useSubjectSort } from '#grids/useSubjectSort.ts';
import { productIndicators } from '#products/search/model/indicators.ts';
import type { Product } from '#products/search/model/product.ts';
import { isWideSearch } from '#products/search/model/searchWords.ts';
import { startRow } from '#products/search/model/startRow.ts';
import { descriptionAmong, sharedDescriptions } from '#rules/names/productName.ts';
import { errorText } from '#server/outcome.ts';
import { useSettings } from '#session/settings.tsx';
import { messages } from './messages.ts';
import { MARKED_AS } from './model/listSearch.ts';
import { PRODUCT_FIELDS, ProductSearchBox } from './ProductSearchBox.tsx';
import { PromotionNote } from './PromotionNote.tsx';
import { type ProductListProps, SearchedList } from './SearchedList.tsx';
import { SearchOptions } from './SearchOptions.tsx';
import { useAutomaticSearch } from './useAutomaticSearch.ts';
import { usePricePrefetch } from './usePricePrefetch.ts';
import { useProductSearch } from './useProductSearch.ts';
import { useWaitingSearch } from './useWaitingSearch.ts';
import './search.css';

const texts = messages.products;
function productColumns(medicalAid: boolean, shared: ReadonlySet<string> | null): GridColumn<Product>[] {
  return [
    productColumn({
      id: 'description',
      header: texts.description,
      value: (product) => descriptionAmong(product, shared),
      searchable: true,
    }),
    {
      id: 'indicators',
      header: texts.indicators,
      width: 84,
      sortable: false,
      renderWidth: (product) => productIndicators(product, medicalAid).length * ICON_WIDTH,
      value: (product) => productIndicators(product, medicalAid).join(' '),
      render: (product) => <IndicatorIcons indicators={productIndicators(product, medicalAid)} />,
    },
  ];
}

/** Search and results of the Products tab (001 §2). */
export function ProductsPanel(props: ProductListProps) {
  const { shown = true, searchRef, gridRef, handleRef, onChoose, onStep } = props;
  const { text, setText, search, change, query, sought, products, words, settled, promotion } = useProductSearch(shown);
  const [jump, setJump] = useState(false);
  /** True while the box contains type-ahead text, so that typing continues it. */
  const [continuesTyping, setContinuesTyping] = useState(false);
  const medicalAid = useSettings().ordering_General_DisplayMedicalAidInfo_Enabled;
  const shared = useMemo(() => sharedDescriptions(products), [products]);
  const columns = useMemo(() => productColumns(medicalAid, shared), [medicalAid, shared]);

  const failed = sought && query.isError && !query.isFetching;
  // Codes have no column to highlight.
  const marked = search.field === 'Description' ? ['description'] : [];
  const focusList = () => {
    if (products.length === 0) return;
    setContinuesTyping(false);
    gridRef.current?.focus();
  };
  useEffect(
    function focusListOnceResultsArrive() {
      if (!jump || !(settled || failed) || promotion.prompting) return;
      setJump(false);
      setContinuesTyping(false);
      if (settled && products.length > 0) gridRef.current?.focus();
      // Without results, the next input is a new search.
      else if (document.activeElement === searchRef.current) searchRef.current?.select();
    },
    [jump, settled, failed, promotion.prompting, products, gridRef, searchRef],
  );

  const isWide = (typed: string) => isWideSearch({ ...search, text: typed });
  const prefetchList = usePricePrefetch();
  const automatic = useAutomaticSearch();
  useImperativeHandle(handleRef, () => ({
    type({ text: typed, entered }) {
      setContinuesTyping(true);
      setText(typed);
      if (entered || (automatic && !isWide(typed))) change({ text: typed });
      setJump(entered);
    },
  }));
  const waitsForEnter = automatic && isWide(text) && text.trim() !== search.text.trim();
  const waitingHint = useWaitingSearch(waitsForEnter ? text.trim() : '');
  const several = words.others.length > 0;
  const startAt = useMemo(() => startRow(products, search), [products, search]);
  const subject = JSON.stringify([search, promotion.active]);
  const { sorting } = useSubjectSort(subject);

  const searchBox = (
    <ProductSearchBox
      fields={PRODUCT_FIELDS}
      automatic={automatic}
      waitsForEnter={isWide}
      continuesTyping={continuesTyping}
      text={text}
      field={search.field}
      busy={query.isFetching}
      inputRef={searchRef}
      onText={(next) => {
        setContinuesTyping(false);
        setText(next);
      }}
      onSearch={change}
      onEnter={() => setJump(true)}
      onArrowDown={focusList}
    />
  );
  return (
    <section className="products-panel" aria-label={texts.title}>
      <SearchOptions search={search} onChange={change} />
      {!automatic && searchBox}
      {promotion.active && <PromotionNote onClear={promotion.confirmClear} />}
      {several && <p className="search-words">{messages.search.words(words.requested, words.others)}</p>}
      <SearchedList
        keys={texts.keys}
        searchRef={searchRef}
        onStep={onStep}
        label={texts.title}
        gridRef={gridRef}
        columns={columns}
        rows={products}
        rowKey={(product) => product.productCode}
        subject={subject}
        startAt={startAt}
        sort={sorting.sort}
        onSortChange={sorting.onSortChange}
        state={!sought ? 'ready' : query.isError ? 'error' : query.isFetching ? 'loading' : 'ready'}
        loadingText={texts.loading}
        countText={texts.count}
        idle={!sought}
        emptyText={sought ? texts.none : texts.start}
        {...(!sought && { emptyHint: texts.startHint })}
        errorText={errorText(query.error)}
        note={getNote(query.data)}
        onRetry={() => void query.refetch()}
        search={{
          text: search.text,
          match: MARKED_AS[search.match],
          columns: marked,
          // Also highlights the complete text.
          ...(several && { words: [search.text.trim(), words.requested, ...words.others] }),
        }}
        searchPanel={
          automatic && (
            <>
              {searchBox}
              {waitingHint !== null && <p className="search-words">{waitingHint}</p>}
            </>
          )
        }
        onActiveRowChange={prefetchList}
        onActivate={onChoose}
      />
      <ConfirmPopup
        open={promotion.prompting}
        title={messages.promotion.title}
        message={messages.promotion.question}
        returnFocusTo={() => searchRef.current}
        onConfirm={promotion.clear}
        onCancel={() => {
          setJump(false);
          promotion.keep();
        }}
      />
    </section>
  );
}
