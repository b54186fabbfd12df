import { Button, EmptyState, ErrorState, LoadingState, Pagination, Panel, SearchBox } from '@mortar/design-system';
import { ListFilter } from 'lucide-react';
import { type Ref, useState } from 'react';
import { ThreadList } from '#messaging/conversation/ThreadList.tsx';
import type { useConversations } from '#messaging/conversation/useConversations.ts';
import { failureOf } from '#server/outcome.ts';
import { ConversationFiltersPopup } from './ConversationFiltersPopup.tsx';
import { messages } from './messages.ts';
import { isFiltering } from './model/conversationFilter.ts';
import type { Wanted } from './useWanted.ts';
import './supplierMessaging.css';

const { list: texts } = messages;

export interface ConversationsPanelProps {
  wanted: Wanted;
  conversations: ReturnType<typeof useConversations>;
  chosen: number | null;
  onChoose(convID: number): void;
  searchRef: Ref<HTMLInputElement>;
}

function errorText(error: unknown): string {
  const failure = failureOf(error);
  return failure.kind === 'error' ? texts.failed(failure.code) : texts.unexpected;
}

/** Conversations with suppliers, a page at a time: searched, filtered, and one of them chosen (002 §2.10). */
export function ConversationsPanel({ wanted, conversations, chosen, onChoose, searchRef }: ConversationsPanelProps) {
  const [filtering, setFiltering] = useState(false);
  const { rows, pages, isPending, isFetching, error, reload } = conversations;
  const isOn = isFiltering(wanted.filter);
  const what = () => {
    if (error) return <ErrorState text={errorText(error)} onRetry={reload} />;
    if (isPending) return <LoadingState text={texts.loading} />;
    if (rows.length === 0) return <EmptyState text={texts.none} />;
    return <ThreadList label={texts.title} rows={rows} chosen={chosen} onChoose={onChoose} />;
  };
  return (
    <Panel
      title={texts.title}
      flush
      actions={
        <>
          {wanted.clearable && (
            <Button size="sm" variant="ghost" tone="neutral" onClick={wanted.clear}>
              {texts.clear}
            </Button>
          )}
          <Button
            size="sm"
            variant={isOn ? 'solid' : 'outline'}
            tone={isOn ? 'success' : 'neutral'}
            icon={<ListFilter size={16} aria-hidden="true" />}
            onClick={() => setFiltering(true)}
          >
            {isOn ? texts.filtersOn : texts.filters}
          </Button>
        </>
      }
    >
      <div className="conversations__search">
        <SearchBox
          label={texts.search}
          value={wanted.text}
          busy={isFetching && !isPending}
          inputRef={searchRef}
          onChange={wanted.setText}
          onSearch={wanted.search}
        />
      </div>
      <div className="conversations__list">{what()}</div>
      <div className="conversations__pages">
        <Pagination
          label={texts.title}
          page={wanted.wanted.pageNum}
          pages={pages}
          size={wanted.wanted.pageSize}
          busy={isFetching}
          onPage={wanted.setPage}
          onSize={wanted.setSize}
        />
      </div>
      {filtering && (
        <ConversationFiltersPopup
          initial={wanted.filter}
          onApply={(filter) => {
            wanted.setFilter(filter);
            setFiltering(false);
          }}
          onClose={() => setFiltering(false)}
        />
      )}
    </Panel>
  );
}
