import { LoadingState, Panel } from '@mortar/design-system';
import { useParams } from 'react-router-dom';
import { NoChat } from '#messaging/conversation/chat/ChatPanel.tsx';
import { MessagingColumns } from '#messaging/frame/MessagingColumns.tsx';
import { MessagingFrame } from '#messaging/frame/MessagingFrame.tsx';
import { SupplierPanel } from '#messaging/partners/SupplierPanel.tsx';
import { useMessagingSuppliers } from '#messaging/partners/useMessagingSuppliers.ts';
import { messages } from './messages.ts';
import { SupplierMessaging } from './SupplierMessaging.tsx';

const { list: texts } = messages;

/** Messaging centre at /SupplierMessaging; the address contains a supplier's hash or search text (002 §2.1, §2.10). */
export function SupplierMessagingScreen() {
  const { searchText = '' } = useParams();
  const suppliers = useMessagingSuppliers();
  const isSupplier = suppliers.of(searchText) !== undefined;
  return (
    <MessagingFrame current="suppliers" title={messages.title} live>
      {searchText !== '' && suppliers.isPending ? (
        <MessagingColumns
          partners={<SupplierPanel suppliers={suppliers} chosen="" onChoose={() => undefined} />}
          list={
            <Panel title={texts.title} flush>
              <LoadingState text={texts.loading} />
            </Panel>
          }
          chat={<NoChat />}
          open={false}
          onBack={() => undefined}
        />
      ) : (
        <SupplierMessaging
          // Remounts for another address.
          key={searchText}
          suppliers={suppliers}
          beginning={{ registeredHash: isSupplier ? searchText : '', searchText: isSupplier ? '' : searchText }}
        />
      )}
    </MessagingFrame>
  );
}
