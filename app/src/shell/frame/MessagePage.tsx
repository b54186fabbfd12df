import { MessageScreen, type MessageScreenProps } from '@mortar/design-system';
import './messagePage.css';

/** Full-page message with its own landmark, outside the application's frame. */
export function MessagePage(props: MessageScreenProps) {
  return (
    <main className="message-page">
      <MessageScreen {...props} />
    </main>
  );
}
