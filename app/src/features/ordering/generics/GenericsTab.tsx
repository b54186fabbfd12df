import type { ActiveIngredient, GenericFilter } from '@mortar/contract';
import { type DataGridHandle, type GridColumn, numberColumn, SplitPane } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useImperativeHandle, useMemo, useRef, useState } from 'react';
import { getMarks, listSearchHead } from '#features/ordering/search/listSearchHead.tsx';
import { type ProductListProps, SearchedList } from '#features/ordering/search/SearchedList.tsx';
import { useAutomaticSearch } from '#features/ordering/search/useAutomaticSearch.ts';
import { useJumpToList, useListSearch } from '#features/ordering/search/useListSearch.ts';
import { codeColumn } from '#grids/columns.ts';
import { queryGrid } from '#grids/queryGrid.ts';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { usePaneSize } from '#preferences/usePaneSize.ts';
import { useClient } from '#session/services.ts';
import { ingredientsQuery } from './api/ingredients.ts';
import { IngredientProducts } from './IngredientProducts.tsx';
import { messages } from './messages.ts';
import { matchingIngredients, splitSearch } from './model/ingredients.ts';
import '#features/ordering/search/search.css';

const texts = messages.tab;
const { ingredients: list } = texts;
const FIELDS = (Object.keys(texts.fields) as GenericFilter[]).map((value) => ({ value, label: texts.fields[value] }));

/** The code is shown if searched for, otherwise only if strengths still fit. */
const columnsFor = (field: GenericFilter): readonly GridColumn<ActiveIngredient>[] => [
  {
    id: 'description',
    header: list.columns.description,
    flex: 5,
    minWidth: 188,
    rowHeader: true,
    searchable: true,
    value: ({ fullgenericdescription }) => fullgenericdescription,
  },
  codeColumn({
    id: 'nappi',
    header: list.columns.nappi,
    searchable: true,
    priority: field === 'Nappi' ? 1 : 2,
    value: ({ nappicode }) => nappicode,
  }),
  numberColumn({ id: 'index', header: list.columns.index, width: 48, optional: true, value: ({ index }) => index }),
];

/** Generics tab: active ingredients, and the products of the selected one (001 §2). */
export function GenericsTab(props: ProductListProps) {
  const { shown = true, searchRef, gridRef, handleRef, onChoose, onStep } = props;
  const automatic = useAutomaticSearch();
  const split = usePaneSize('ingredients', 50);
  const layoutKey = useLayoutKey('active-ingredients');
  const ingredients = useRef<DataGridHandle<ActiveIngredient>>(null);
  const [chosen, setChosen] = useState<ActiveIngredient | null>(null);
  /** True from the selection until the products have focus. */
  const [focusPending, setGoing] = useState(false);
  const { search, box, onMatch, type, ...jumping } = useListSearch<GenericFilter>({
    name: 'generics',
    first: 'ActiveIngredient',
    automatic,
    fields: texts.fields,
  });
  useImperativeHandle(handleRef, () => ({ type }));

  const requested = ingredientsQuery(useClient(), search);
  const query = useQuery({ ...requested, ...(!shown && { enabled: false }) });
  const words = splitSearch(search);
  const sought = words.requested !== '';
  const { data } = query;
  const found = useMemo(() => (sought ? matchingIngredients(data ?? [], search) : []), [sought, data, search]);
  const columns = useMemo(() => columnsFor(search.field), [search.field]);
  const toList = () => {
    if (found.length > 0) ingredients.current?.focus();
  };
  useJumpToList(jumping, sought && query.isSuccess && !query.isPlaceholderData, toList);
  const choose = (ingredient: ActiveIngredient) => {
    setChosen(ingredient);
    setGoing(true);
  };
  const { head, searchPanel } = listSearchHead({
    search,
    box,
    onMatch,
    label: texts.search,
    fields: FIELDS,
    busy: query.isFetching,
    inputRef: searchRef,
    onArrowDown: toList,
  });
  const first = (
    <SearchedList
      keys={list.keys}
      searchRef={searchRef}
      onStep={onStep}
      label={list.title}
      gridRef={ingredients}
      columns={columns}
      layoutKey={layoutKey}
      rows={found}
      rowKey={({ nappicode }) => nappicode}
      subject={JSON.stringify(search)}
      {...queryGrid(query, sought)}
      loadingText={list.loading}
      countText={list.count}
      emptyText={sought ? list.none : list.start}
      {...(!sought && { emptyHint: list.startHint })}
      search={getMarks(search, words, [search.field === 'Nappi' ? 'nappi' : 'description'])}
      searchPanel={searchPanel}
      selection="single"
      selected={new Set(chosen ? [chosen.nappicode] : [])}
      onActivate={choose}
    />
  );
  return (
    <section className="products-panel" aria-label={texts.title}>
      {head}
      <div className="products-panel__rest">
        <SplitPane
          label={texts.split}
          direction="column"
          {...split}
          first={first}
          second={
            <IngredientProducts
              ingredient={chosen}
              shown={shown}
              focusPending={focusPending}
              gridRef={gridRef}
              onArrived={() => setGoing(false)}
              onChoose={onChoose}
              onBack={() => ingredients.current?.focus()}
              onFocus={() => onStep('products')}
            />
          }
        />
      </div>
    </section>
  );
}
