import { MessageScreen, type MessageScreenProps } from '@mortar/design-system';
import './messagePage.css';

/** A message that is the whole page: its landmark along with it, since no frame of the application is around it. */
export function MessagePage(props: MessageScreenProps) {
  return (
    <main className="message-page">
      <MessageScreen {...props} />
    </main>
  );
}
