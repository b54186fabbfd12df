import { Button, EmptyState, ErrorState, IconButton, LoadingState, Panel, SearchBox } from '@mortar/design-system';
import { CheckCheck, ListFilter } from 'lucide-react';
import { type Ref, useState } from 'react';
import { conversationsError } from '#messaging/conversation/conversationsError.ts';
import { messages as chatTexts } from '#messaging/conversation/messages.ts';
import { ThreadList } from '#messaging/conversation/ThreadList.tsx';
import { ThreadPages } from '#messaging/conversation/ThreadPages.tsx';
import type { useConversations } from '#messaging/conversation/useConversations.ts';
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
  /** 'Mark as Read' was pressed; applies to all listed conversations. */
  onMarkRead(): void;
}

/** Lists conversations with suppliers in pages, with search, filter and selection (002 §2.10). */
export function ConversationsPanel({ wanted, conversations, chosen, onChoose, ...rest }: ConversationsPanelProps) {
  const [filtering, setFiltering] = useState(false);
  const { rows, pages, isPending, isFetching, error, reload } = conversations;
  const isOn = isFiltering(wanted.filter);
  const emptyText = () => {
    if (error) return <ErrorState text={conversationsError(error)} onRetry={reload} />;
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
          <IconButton
            label={chatTexts.markRead}
            icon={<CheckCheck size={16} aria-hidden="true" />}
            onClick={rest.onMarkRead}
          />
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
          inputRef={rest.searchRef}
          onChange={wanted.setText}
          onSearch={wanted.search}
        />
      </div>
      <div className="conversations__list">{emptyText()}</div>
      <ThreadPages
        label={texts.title}
        page={wanted.wanted.pageNum}
        pages={pages}
        size={wanted.wanted.pageSize}
        busy={isFetching}
        onPage={wanted.setPage}
        onSize={wanted.setSize}
      />
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
