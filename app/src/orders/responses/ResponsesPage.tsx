import { type DataGridHandle, Panel, SplitPane } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { FormikProvider } from 'formik';
import { type Ref, useMemo, useRef, useState } from 'react';
import { queryGrid } from '#grids/queryGrid.ts';
import { useFocusOnRead } from '#grids/useFocusOnRead.ts';
import { useVisibleRow } from '#grids/useVisibleRow.ts';
import { useSettleResponse } from '#notifications/followed.ts';
import type { SupplierResponse } from '#orders/responses/model/supplierResponse.ts';
import { useDetailPane } from '#preferences/usePaneSize.ts';
import type { GroupEdition } from '#retailers/useGroupEdition.tsx';
import { useClient } from '#session/services.ts';
import { responsesQuery, useLiveResponses } from './api/responses.ts';
import { useUnreadResponses } from './api/unread.ts';
import { CustomFilterFields } from './CustomFilterFields.tsx';
import { messages } from './messages.ts';
import { MessagingTools } from './messaging/MessagingTools.tsx';
import { missingIn, type ShownFilter } from './model/toResponsesRequest.ts';
import { ResponseDetails } from './ResponseDetails.tsx';
import { ResponsesBar } from './ResponsesBar.tsx';
import { ResponsesGrid } from './ResponsesGrid.tsx';
import { usePrintResponse } from './usePrintResponse.tsx';
import { useResponseFilter } from './useResponseFilter.ts';
import './responses.css';

const NONE: readonly SupplierResponse[] = [];

export interface ResponsesPageProps {
  /** Initial search, from the address. */
  searchText?: string | undefined;
  /** Response to select, from the address; '' for none. */
  selectedId?: string | undefined;
  /** Initial filter. Default all. */
  start?: ShownFilter | undefined;
  /** False while another tab is shown; stale data is read when it is shown again. Default true. */
  shown?: boolean | undefined;
  searchRef?: Ref<HTMLInputElement> | undefined;
  /** Level of its headings: 3 in a popup. */
  level?: 2 | 3 | undefined;
  /** True for the messaging page, with unread responses and tools (002 §2.3, ruling 36). */
  messaging?: boolean | undefined;
  edition?: GroupEdition | undefined;
}

/** Props shared by pharmacy and group. */
export interface ResponsesProps extends Omit<ResponsesPageProps, 'edition'> {
  /** Retailer of the selected response in a group; undefined if unknown: all are searched. */
  retailerId?: number | undefined;
  /** True in part of a page, where a group's retailers need more space. */
  narrow?: boolean | undefined;
}

/** Lists responses, with each line's result in the selected one (002 §2.3). */
export function ResponsesPage(props: ResponsesPageProps) {
  const { searchText = '', selectedId = '', start = 'All', shown = true, level = 2 } = props;
  const { searchRef, messaging = false, edition } = props;
  const group = edition?.group;
  const wanted = useResponseFilter(searchText, start, group);
  const { search, filter, requested, custom } = wanted;
  const [chosen, setChosen] = useState<number | null>(/^\d+$/.test(selectedId) ? Number(selectedId) : null);
  const gridRef = useRef<DataGridHandle<SupplierResponse>>(null);
  const listed = useQuery({ ...responsesQuery(useClient(), requested), enabled: shown });
  const unread = useUnreadResponses(messaging && shown && filter === 'Unread');
  useLiveResponses(shown ? requested : null);
  // Unread responses need both queries; the first failing one is reported.
  const query = filter === 'Unread' && !unread.isSuccess ? unread : listed;
  const all = (requested && listed.data) || NONE;
  const responses = useMemo(
    () => (filter === 'Unread' ? all.filter(({ orderId }) => unread.data?.has(orderId)) : all),
    [all, filter, unread.data],
  );
  const ready = query.isSuccess && !listed.isPlaceholderData;
  // A single search result is selected.
  const found = ready && search !== '' && responses.length === 1 ? responses[0] : undefined;
  const response = responses.find(({ orderId }) => orderId === chosen) ?? found ?? null;
  const selected = response?.orderId ?? null;
  const printing = usePrintResponse(response, search);
  useSettleResponse(ready && shown ? selected : null);
  useVisibleRow(gridRef, ready ? selected : null);
  const sizes = useDetailPane('responses', 55, response !== null);
  // A group for every set of retailers; a pharmacy if the address names a response.
  useFocusOnRead(gridRef, ready, group?.retailerids.join() ?? (selectedId ? 'own' : null));

  const clear = () => {
    setChosen(null);
    wanted.clearSearch();
    if (messaging) wanted.clearFilter();
  };
  const changeFilter = (next: ShownFilter) => {
    wanted.changeFilter(next);
    setChosen(null);
  };
  const emptyText = () => {
    if (edition?.promptText) return edition.promptText;
    const missing = filter === 'Custom' ? missingIn(custom.values) : null;
    return missing ?? (search === '' && filter === 'All' ? messages.inboxEmpty : messages.none);
  };
  const again = () => {
    if (requested) void listed.refetch();
    if (filter === 'Unread') void unread.refetch();
  };
  const tools = messaging && (
    <MessagingTools
      responses={responses}
      custom={custom.values}
      onAdvancedSearch={(values) => {
        setChosen(null);
        wanted.findCustom(values);
      }}
      onPrint={printing.print}
    />
  );
  const panes = (
    <SplitPane
      label={messages.panes}
      direction="column"
      {...sizes}
      first={
        <Panel title={messages.title} level={level} flush actions={tools}>
          <ResponsesGrid
            gridRef={gridRef}
            responses={responses}
            {...queryGrid(query, requested !== null)}
            emptyText={emptyText()}
            search={search}
            selected={selected}
            ofGroup={group !== undefined}
            onSelect={setChosen}
          />
        </Panel>
      }
      second={
        <ResponseDetails response={response} identifier={search} level={level} shown={shown} onPrint={printing.print} />
      }
    />
  );
  return (
    <div className="responses">
      <FormikProvider value={custom}>
        <ResponsesBar
          filter={filter}
          count={requested && ready ? responses.length : undefined}
          onFilter={changeFilter}
          messaging={messaging}
          text={wanted.text}
          searchRef={searchRef}
          onText={wanted.setText}
          onSearch={wanted.find}
          onSearchPressed={() => {
            if (filter === 'Custom') void custom.submitForm();
            wanted.find(wanted.text);
          }}
          onRefresh={again}
          onClear={clear}
          clearable={wanted.text !== '' || search !== '' || (messaging && filter !== 'All')}
          busy={listed.isFetching}
          onArrowDown={() => gridRef.current?.focus()}
        />
        {filter === 'Custom' && <CustomFilterFields />}
      </FormikProvider>
      {edition
        ? edition.besideRetailers(panes, { requested: requested !== null, busy: listed.isFetching, again })
        : panes}
      {printing.popup}
    </div>
  );
}
