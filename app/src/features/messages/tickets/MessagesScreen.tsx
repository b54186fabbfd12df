import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { NotFoundScreen } from '#shell/navigation/NotFoundScreen.tsx';
import { SupplierMessagesScreen } from './SupplierMessagesScreen.tsx';
import { SupportScreen } from './SupportScreen.tsx';
import type { CLEARED } from './useInbox.ts';

const wasCleared = (state: unknown) => (state as Partial<typeof CLEARED> | null)?.cleared === true;

/** Another address is another list, and the page starts over with it; one whose search was cleared stays as it is. */
function useVisit(): string {
  const { key, state } = useLocation();
  const [visit, setVisit] = useState(key);
  if (visit !== key && !wasCleared(state)) setVisit(key);
  return wasCleared(state) ? visit : key;
}

/** /Messages/{messagingPage}: support, and suppliers as tickets (002 §2.1). */
export function MessagesScreen() {
  const { messagingPage = '', searchText = '', secondaryIdentifier = '' } = useParams();
  const visit = useVisit();
  switch (messagingPage.toLowerCase()) {
    case 'support':
      return <SupportScreen key={visit} searchText={searchText} />;
    case 'supplier':
      return <SupplierMessagesScreen key={visit} searchText={searchText} messageid={secondaryIdentifier} />;
    default:
      return <NotFoundScreen framed />;
  }
}
