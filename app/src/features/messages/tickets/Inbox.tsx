import { EmptyState, ErrorState, LoadingState, SearchBox } from '@mortar/design-system';
import type { ReactNode, Ref } from 'react';
import { ThreadList, type ThreadRow } from '#messaging/conversation/ThreadList.tsx';
import { ThreadPages } from '#messaging/conversation/ThreadPages.tsx';
import { messages } from './messages.ts';
import type { InboxList } from './useInbox.ts';
import './inbox.css';

export interface InboxProps<Row extends ThreadRow> {
  /** Name of the list: 'Tickets'. */
  label: string;
  searchLabel: string;
  loadingText: string;
  emptyText: string;
  list: InboxList<Row>;
  searchRef: Ref<HTMLInputElement>;
  chosen: number | null;
  onChoose(row: Row): void;
  /** Filter above the search. */
  filter?: ReactNode;
  /** Actions below the search. */
  tools?: ReactNode;
}

/** Lists threads in pages, with search (002 §2.9, §2.10). */
export function Inbox<Row extends ThreadRow>(props: InboxProps<Row>) {
  const { label, list, chosen, onChoose } = props;
  const { query, rows } = list;
  const emptyMessage = () => {
    if (query.isLoadingError) return <ErrorState text={messages.inbox.failed} onRetry={() => void query.refetch()} />;
    if (query.isPending) return <LoadingState text={props.loadingText} />;
    if (rows.length === 0) return <EmptyState text={props.emptyText} />;
    const choose = (id: number) => {
      const row = rows.find((each) => each.id === id);
      if (row) onChoose(row);
    };
    return <ThreadList label={label} rows={rows} chosen={chosen} onChoose={choose} />;
  };
  return (
    <>
      <div className="inbox__head">
        {props.filter}
        <SearchBox
          label={props.searchLabel}
          value={list.text}
          busy={query.isFetching && list.isReady === false}
          onChange={list.setText}
          onSearch={list.find}
          inputRef={props.searchRef}
        />
        {props.tools && <div className="inbox__tools">{props.tools}</div>}
      </div>
      <div className="inbox__rows" aria-busy={query.isPlaceholderData || undefined}>
        {emptyMessage()}
      </div>
      {list.pages > 1 && (
        <ThreadPages
          label={label}
          page={list.page}
          pages={list.pages}
          onPage={list.setPage}
          busy={query.isPlaceholderData}
        />
      )}
    </>
  );
}
