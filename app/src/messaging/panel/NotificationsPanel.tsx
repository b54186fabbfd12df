import { EmptyState, ErrorState, LoadingState, Panel } from '@mortar/design-system';
import { useState } from 'react';
import { ConversationPopup } from '#messaging/conversation/ConversationPopup.tsx';
import { conversationsError } from '#messaging/conversation/conversationsError.ts';
import { ThreadList } from '#messaging/conversation/ThreadList.tsx';
import { ThreadPages } from '#messaging/conversation/ThreadPages.tsx';
import { useConversations } from '#messaging/conversation/useConversations.ts';
import { useMessagingSuppliers } from '#messaging/partners/useMessagingSuppliers.ts';
import { useSupplierGroups } from '#messaging/partners/useSupplierGroups.ts';
import { messages as texts } from './messages.ts';

/** Rows per page (002 §3, conversation filter). */
const PAGE_SIZE = 15;

/** Lists conversations with suppliers on other pages; one opens in the popup 'Message' (002 §2.10). */
export function NotificationsPanel() {
  const suppliers = useMessagingSuppliers();
  const [pageNum, setPage] = useState(1);
  const [chosen, setChosen] = useState<number | null>(null);
  useSupplierGroups(suppliers.list);
  const getName = (hash: string) => suppliers.of(hash)?.name ?? '';
  const all = { registeredHash: '', searchText: '', category: 'All', startDate: '', endDate: '' } as const;
  const conversations = useConversations({ ...all, pageNum, pageSize: PAGE_SIZE }, getName, chosen);
  const { rows, pages, opened, isPending, isFetching, error, reload } = conversations;
  const emptyText = () => {
    if (error) return <ErrorState text={conversationsError(error)} onRetry={reload} />;
    if (isPending) return <LoadingState text={texts.loading} />;
    if (rows.length === 0) return <EmptyState text={texts.none} />;
    return <ThreadList label={texts.list} rows={rows} chosen={chosen} onChoose={setChosen} />;
  };
  return (
    <Panel title={texts.title} flush>
      {emptyText()}
      {pages > 1 && <ThreadPages label={texts.list} page={pageNum} pages={pages} busy={isFetching} onPage={setPage} />}
      {opened && (
        <ConversationPopup
          key={opened.convID}
          conversation={opened}
          supplier={{
            name: getName(opened.registeredHash),
            online: suppliers.of(opened.registeredHash)?.online ?? false,
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </Panel>
  );
}
