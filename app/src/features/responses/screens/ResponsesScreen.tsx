import type { Response } from '@mortar/contract';
import {
  Button,
  type DataGridHandle,
  Panel,
  RadioField,
  SearchBox,
  SplitPane,
  toast,
  VisuallyHidden,
} from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { errorText } from '../../../server/outcome.ts';
import { useClient } from '../../../services.tsx';
import { canOpen } from '../../../session/permissions.ts';
import { useSession } from '../../../session/useSession.ts';
import { type ResponseFilter, responsesQuery } from '../api/responses.ts';
import { ResponseLinesGrid } from '../components/ResponseLinesGrid.tsx';
import { ResponsesGrid } from '../components/ResponsesGrid.tsx';
import { messages } from '../messages.ts';
import './responses.css';

const FILTERS = (Object.keys(messages.filters) as ResponseFilter[]).map((value) => ({
  value,
  label: messages.filters[value],
}));

/** /Responses, for those whose role opens messages (000 §2, 002 §6). */
export function ResponsesScreen() {
  const { staff } = useSession();
  const { searchText = '', secondaryIdentifier = '' } = useParams();
  const permission = canOpen('Messages', staff);
  const reason = permission.allowed ? null : permission.reason;
  useEffect(
    function sayWhyItDoesNotOpen() {
      if (reason) toast.error(reason);
    },
    [reason],
  );
  if (!permission.allowed) return <Navigate to={paths.dashboard()} replace />;
  // Another notification is another search: the page starts over with it.
  return (
    <Responses key={`${searchText}/${secondaryIdentifier}`} searchText={searchText} selectedId={secondaryIdentifier} />
  );
}

function Responses({ searchText, selectedId }: { searchText: string; selectedId: string }) {
  const client = useClient();
  const navigate = useNavigate();
  const [text, setText] = useState(searchText);
  const [search, setSearch] = useState(searchText);
  const [filter, setFilter] = useState<ResponseFilter>('All');
  const [chosen, setChosen] = useState<number | null>(/^\d+$/.test(selectedId) ? Number(selectedId) : null);
  const gridRef = useRef<DataGridHandle<Response>>(null);
  const query = useQuery(responsesQuery(client, search, filter));
  const responses = query.data ?? [];
  const selected = responses.some(({ orderid }) => orderid === chosen) ? chosen : null;
  const ready = query.isSuccess && !query.isPlaceholderData;
  useEffect(
    function showTheRowThatTheAddressNames() {
      if (ready && selected !== null) gridRef.current?.scrollToRow(selected);
    },
    [ready, selected],
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
  return (
    <div className="responses">
      <VisuallyHidden as="h1">{messages.title}</VisuallyHidden>
      <div className="responses-bar">
        <RadioField
          label={messages.filter}
          hideLabel
          inline
          options={FILTERS}
          value={filter}
          onChange={(next) => {
            setFilter(next);
            setChosen(null);
          }}
        />
        <SearchBox
          label={messages.searchLabel}
          value={text}
          busy={query.isFetching}
          onChange={setText}
          onSearch={find}
          onArrowDown={() => gridRef.current?.focus()}
        />
        <Button variant="outline" tone="neutral" onClick={() => find(text)}>
          {messages.search}
        </Button>
        <Button variant="outline" tone="neutral" onClick={() => void query.refetch()}>
          {messages.refresh}
        </Button>
        <Button variant="outline" tone="neutral" disabled={text === '' && search === ''} onClick={clear}>
          {messages.clear}
        </Button>
      </div>
      <SplitPane
        label={messages.panes}
        direction="column"
        initial={55}
        first={
          <Panel title={messages.title} flush>
            <ResponsesGrid
              gridRef={gridRef}
              responses={responses}
              state={query.isPending ? 'loading' : query.isError ? 'error' : 'ready'}
              emptyText={search === '' && filter === 'All' ? messages.inboxEmpty : messages.none}
              errorText={errorText(query.error)}
              search={search}
              selected={selected}
              onSelect={setChosen}
              onRetry={() => void query.refetch()}
            />
          </Panel>
        }
        second={
          <Panel title={messages.details} flush>
            <ResponseLinesGrid orderid={selected} identifier={search} />
          </Panel>
        }
      />
    </div>
  );
}
