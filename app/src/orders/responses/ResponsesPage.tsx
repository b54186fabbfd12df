import type { Response, ResponseFilter } from '@mortar/contract';
import { type DataGridHandle, Panel, SplitPane } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { FormikProvider, useFormik } from 'formik';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryGrid } from '#grids/queryGrid.ts';
import { paths } from '#pages/paths.ts';
import { useClient } from '#session/services.ts';
import { responsesQuery, useLiveResponses } from './api/responses.ts';
import { CustomFilterFields } from './CustomFilterFields.tsx';
import { messages } from './messages.ts';
import {
  type AskedResponses,
  askedResponses,
  type CustomFilter,
  customSchema,
  missingIn,
  NO_CUSTOM,
} from './model/askedResponses.ts';
import { ResponseDetails } from './ResponseDetails.tsx';
import { ResponsesBar } from './ResponsesBar.tsx';
import { ResponsesGrid } from './ResponsesGrid.tsx';
import { usePrintResponse } from './usePrintResponse.tsx';
import './responses.css';

const NONE: readonly Response[] = [];

export interface ResponsesPageProps {
  /** Fills the search at first, as the address says. */
  searchText?: string | undefined;
  /** The response to choose, as the address says; '' for none. */
  selectedId?: string | undefined;
  /** False while another tab stands before it: what becomes stale meanwhile is read when it is shown again. Default true. */
  shown?: boolean | undefined;
  searchRef?: Ref<HTMLInputElement> | undefined;
  /** It has a part of a page: the retailers need more of it. */
  narrow?: boolean | undefined;
  /** Of its headings: 3 in a popup. */
  level?: 2 | 3 | undefined;
  /** For a group: the retailers that were asked for; with none of them nothing is read. */
  group?: AskedResponses['group'];
  /** What the grid says then. */
  noGroupText?: string;
  /** Stands at the left of the responses; told whether they are being read, and how to read them again. */
  aside?(reading: { busy: boolean; again(): void }): ReactNode;
}

/** The responses that are wanted, and what came of each line of the chosen one (002 §2.3). */
export function ResponsesPage(props: ResponsesPageProps) {
  const { searchText = '', selectedId = '', shown = true, level = 2, searchRef, group, noGroupText, aside } = props;
  const navigate = useNavigate();
  const [text, setText] = useState(searchText);
  const [search, setSearch] = useState(searchText);
  const [filter, setFilter] = useState<ResponseFilter>('All');
  const [chosen, setChosen] = useState<number | null>(/^\d+$/.test(selectedId) ? Number(selectedId) : null);
  const gridRef = useRef<DataGridHandle<Response>>(null);
  const custom = useFormik<CustomFilter>({
    initialValues: NO_CUSTOM,
    validationSchema: customSchema,
    onSubmit: () => undefined,
  });
  const noRetailers = group?.retailerids.length === 0;
  const own = askedResponses(search, filter, custom.values);
  const asked = own && !noRetailers ? { ...own, ...(group && { group }) } : null;
  const query = useQuery({ ...responsesQuery(useClient(), asked), enabled: shown });
  useLiveResponses(shown ? asked : null);
  const responses = (asked && query.data) || NONE;
  const response = responses.find(({ orderid }) => orderid === chosen) ?? null;
  const selected = response?.orderid ?? null;
  const printing = usePrintResponse(response, search);
  const ready = query.isSuccess && !query.isPlaceholderData;
  useEffect(
    function showTheRowThatTheAddressNames() {
      if (ready && selected !== null) gridRef.current?.scrollToRow(selected);
    },
    [ready, selected],
  );

  /** The retailers whose responses have had the keyboard; null where the address names one that has not yet. */
  const focusedFor = useRef(selectedId ? null : '');
  const retailers = group?.retailerids.join() ?? '';
  useEffect(
    function goToTheResponsesThatWereAskedFor() {
      if (!ready || retailers === focusedFor.current) return;
      focusedFor.current = retailers;
      gridRef.current?.focus();
    },
    [ready, retailers],
  );

  const find = (sought: string) => {
    setSearch(sought);
    if (sought === '' && searchText) void navigate(paths.responses(), { replace: true });
  };
  const clear = () => {
    setText('');
    setChosen(null);
    find('');
  };
  const changeFilter = (next: ResponseFilter) => {
    setFilter(next);
    setChosen(null);
    void custom.setTouched({}, false);
  };
  const emptyText = () => {
    if (noRetailers && noGroupText) return noGroupText;
    const missing = filter === 'Custom' ? missingIn(custom.values) : null;
    return missing ?? (search === '' && filter === 'All' ? messages.inboxEmpty : messages.none);
  };
  const again = () => {
    if (asked) void query.refetch();
  };
  const panes = (
    <SplitPane
      label={messages.panes}
      direction="column"
      initial={55}
      first={
        <Panel title={messages.title} level={level} flush>
          <ResponsesGrid
            gridRef={gridRef}
            responses={responses}
            {...queryGrid(query, asked !== null)}
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
          count={asked && ready ? responses.length : undefined}
          onFilter={changeFilter}
          text={text}
          searchRef={searchRef}
          onText={setText}
          onSearch={find}
          onSearchPressed={() => {
            if (filter === 'Custom') void custom.submitForm();
            find(text);
          }}
          onRefresh={again}
          onClear={clear}
          clearable={text !== '' || search !== ''}
          busy={query.isFetching}
          onArrowDown={() => gridRef.current?.focus()}
        />
        {filter === 'Custom' && <CustomFilterFields />}
      </FormikProvider>
      {aside ? (
        <SplitPane
          label={messages.retailersPane}
          direction="row"
          initial={props.narrow ? 30 : 21}
          first={aside({ busy: asked !== null && query.isFetching, again })}
          second={panes}
        />
      ) : (
        panes
      )}
      {printing.popup}
    </div>
  );
}
