import { Button, MessageScreen } from '@mortar/design-system';
import { useNavigate } from 'react-router-dom';
import { messages as pageMessages } from '#pages/messages.ts';
import { PAGES, type PageId } from '#pages/pages.ts';
import { paths } from '#pages/paths.ts';
import { messages } from './messages.ts';

/** A page that the product has and this version does not. */
export function NotBuiltScreen({ id }: { id: PageId }) {
  const navigate = useNavigate();
  const { title } = PAGES[id];
  return (
    <MessageScreen
      title={title}
      text={pageMessages.notBuilt(title)}
      action={<Button onClick={() => void navigate(paths.dashboard())}>{messages.goToDashboard}</Button>}
    />
  );
}
