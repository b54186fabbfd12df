import type { SearchField } from '@mortar/contract';
import { announce, type GridColumn } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useImperativeHandle, useMemo, useState } from 'react';
import { getMarks, listSearchHead } from '#features/ordering/search/listSearchHead.tsx';
import { messages as searchMessages } from '#features/ordering/search/messages.ts';
import { PRODUCT_FIELDS } from '#features/ordering/search/ProductSearchBox.tsx';
import { type ProductListProps, SearchedList } from '#features/ordering/search/SearchedList.tsx';
import { useAutomaticSearch } from '#features/ordering/search/useAutomaticSearch.ts';
import { useJumpToList, useListSearch } from '#features/ordering/search/useListSearch.ts';
import { usePricePrefetch } from '#features/ordering/search/usePricePrefetch.ts';
import { codeColumn, productColumn } from '#grids/columns.ts';
import { queryGrid } from '#grids/queryGrid.ts';
import { useUpdateFavourite } from '#orders/lines/api/favourite.ts';
import { useStableHandlers } from '#parts/useStableHandlers.ts';
import type { Product } from '#products/search/model/product.ts';
import { toWords, withWords } from '#products/search/model/searchWords.ts';
import { startRow } from '#products/search/model/startRow.ts';
import { descriptionAmong, sharedDescriptions } from '#rules/names/productName.ts';
import { errorText } from '#server/outcome.ts';
import { can, getRefusal } from '#session/permissions.ts';
import { useClient } from '#session/services.ts';
import { useErrorToast } from '#session/useErrorToast.ts';
import { usePermissions } from '#session/useSession.ts';
import { favouritesQuery } from './api/favourites.ts';
import { FavouriteStar } from './FavouriteStar.tsx';
import { messages as texts } from './messages.ts';
import { type RemovedFavourite, withRemoved } from './model/removedFavourites.ts';
import '#features/ordering/search/search.css';

const BARCODES = ['barcode', 'barcode2', 'barcode3', 'barcode4', 'barcode5'];

function favouriteColumns(
  shared: ReadonlySet<string> | null,
  refusal: string | undefined,
  toggle: (product: Product) => void,
): GridColumn<Product>[] {
  const { columns } = texts;
  return [
    productColumn({
      id: 'description',
      header: searchMessages.products.description,
      value: (product) => descriptionAmong(product, shared),
      searchable: true,
    }),
    codeColumn({ id: 'pack', header: columns.pack, width: 48, align: 'end', value: ({ packSize }) => packSize }),
    {
      id: 'favourite',
      header: columns.favourite,
      width: 84,
      align: 'center',
      sortable: false,
      interactive: true,
      exported: false,
      value: (product) => (product.isFavourite ? 1 : 0),
      render: (product) => <FavouriteStar product={product} refusal={refusal} onToggle={() => toggle(product)} />,
    },
    codeColumn({ id: 'code', header: columns.code, priority: 2, value: ({ productCode }) => productCode }),
    codeColumn({ id: 'nappi', header: columns.nappi, priority: 2, value: ({ nappiCode }) => nappiCode }),
    ...BARCODES.map(
      (id, index): GridColumn<Product> => ({
        id,
        header: columns.barcode,
        hidden: true,
        value: ({ barcodes }) => barcodes[index] ?? '',
      }),
    ),
  ];
}

const NONE: readonly RemovedFavourite[] = [];

/** Removes and restores favourites; removed ones stay in their list. */
function useRemovedFavourites(list: string) {
  const [removedIn, setRemovedIn] = useState<{ list: string; all: readonly RemovedFavourite[] }>({ list, all: [] });
  const update = useUpdateFavourite();
  const showError = useErrorToast();
  const removedFavourites = removedIn.list === list ? removedIn.all : NONE;
  return {
    takenOff: removedFavourites,
    async toggle(product: Product, at: number) {
      const isFavourite = !product.isFavourite;
      try {
        await update.mutateAsync({ product, isFavourite });
      } catch (error) {
        return showError(errorText(error));
      }
      const others = removedFavourites.filter((each) => each.product.productId !== product.productId);
      setRemovedIn({ list, all: isFavourite ? others : [...others, { product, at }] });
      const { description } = product;
      announce(isFavourite ? texts.putBack(description) : texts.takenOff(description));
    },
  };
}

/** Favourites tab: products ordered repeatedly, with product search (001 §2). */
export function FavouritesPanel(props: ProductListProps) {
  const { shown = true, searchRef, gridRef, handleRef, onChoose, onStep } = props;
  const prefetchList = usePricePrefetch();
  const automatic = useAutomaticSearch();
  const refusal = getRefusal(can.changeProductLists(usePermissions()));
  const { search, box, onMatch, type, ...jumping } = useListSearch<SearchField>({
    name: 'favourites',
    first: 'Description',
    automatic,
    fields: searchMessages.fields,
  });
  useImperativeHandle(handleRef, () => ({ type }));

  const words = toWords(search);
  const list = JSON.stringify(search);
  const query = useQuery({ ...favouritesQuery(useClient(), { ...search, text: words.requested }), enabled: shown });
  const { takenOff, toggle } = useRemovedFavourites(list);
  const { data } = query;
  const others = words.others.join(' ');
  const favourites = useMemo(
    () => withRemoved(withWords(data ?? [], search.field, others === '' ? [] : others.split(' ')), takenOff),
    [data, search.field, others, takenOff],
  );
  const toggleRow = (product: Product) => {
    if (refusal === undefined) void toggle(product, favourites.indexOf(product));
  };
  const stable = useStableHandlers({ toggleRow });
  // Memoised, because new columns render every cell again.
  const shared = useMemo(() => sharedDescriptions(favourites), [favourites]);
  const columns = useMemo(() => favouriteColumns(shared, refusal, stable.toggleRow), [shared, refusal, stable]);

  const toList = () => {
    if (favourites.length > 0) gridRef.current?.focus();
  };
  useJumpToList(jumping, query.isSuccess && !query.isPlaceholderData, toList);
  const onRowKey = (event: KeyboardEvent, product: Product) => {
    if (event.key !== 'Delete') return;
    event.preventDefault();
    toggleRow(product);
  };
  const { head, searchPanel } = listSearchHead({
    search,
    box,
    onMatch,
    label: texts.search,
    fields: PRODUCT_FIELDS,
    busy: query.isFetching,
    inputRef: searchRef,
    onArrowDown: toList,
  });
  const sought = search.text.trim() !== '';
  const startAt = useMemo(() => startRow(favourites, search), [favourites, search]);
  return (
    <section className="products-panel" aria-label={texts.title}>
      {head}
      <SearchedList
        keys={refusal === undefined ? `${texts.keys.choose} · ${texts.keys.takeOff}` : texts.keys.choose}
        searchRef={searchRef}
        onStep={onStep}
        label={texts.title}
        gridRef={gridRef}
        columns={columns}
        rows={favourites}
        rowKey={(product) => product.productCode}
        subject={list}
        startAt={startAt}
        {...queryGrid(query)}
        loadingText={texts.loading}
        countText={texts.count}
        emptyText={texts.none}
        {...(!sought && { emptyHint: texts.noneHint })}
        search={getMarks(search, words, search.field === 'Description' ? ['description'] : [])}
        searchPanel={searchPanel}
        onRowKey={onRowKey}
        onActiveRowChange={prefetchList}
        onActivate={onChoose}
      />
    </section>
  );
}
