import { Button, MessageScreen, Scene } from '@mortar/design-system';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { paths } from '#pages/paths.ts';
import { sessionAtom } from '#session/session.ts';
import { MessagePage } from '#shell/frame/MessagePage.tsx';
import { messages } from './messages.ts';
import { PageTitle } from './PageArrival.tsx';

/** Shown for unknown addresses (000 §2). @param framed true inside the application's frame */
export function NotFoundScreen({ framed = false }: { framed?: boolean }) {
  const session = useAtomValue(sessionAtom);
  const navigate = useNavigate();
  const Page = framed ? MessageScreen : MessagePage;
  return (
    <>
      <Page
        picture={<Scene kind="notFound" height={144} />}
        title={messages.notFoundTitle}
        text={messages.notFound}
        action={
          <Button onClick={() => void navigate(session ? paths.dashboard() : paths.login())}>
            {session ? messages.goToDashboard : messages.goToLogin}
          </Button>
        }
      />
      <PageTitle title={messages.notFoundTitle} />
    </>
  );
}
