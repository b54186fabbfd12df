import { useParams } from 'react-router-dom';
import { NotFoundScreen } from '#shell/navigation/NotFoundScreen.tsx';
import { SupplierMessagesScreen } from './SupplierMessagesScreen.tsx';
import { SupportScreen } from './SupportScreen.tsx';

/** /Messages/{messagingPage}: support, and suppliers as tickets (002 §2.1). */
export function MessagesScreen() {
  const { messagingPage = '', searchText = '', secondaryIdentifier = '' } = useParams();
  switch (messagingPage.toLowerCase()) {
    case 'support':
      return <SupportScreen searchText={searchText} />;
    case 'supplier':
      return <SupplierMessagesScreen searchText={searchText} messageId={secondaryIdentifier} />;
    default:
      return <NotFoundScreen framed />;
  }
}
