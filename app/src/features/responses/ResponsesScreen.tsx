import { VisuallyHidden } from '@mortar/design-system';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useSession } from '#session/useSession.ts';
import { messages } from './messages.ts';
import { ResponsesPage } from './ResponsesPage.tsx';
import './responses.css';

// Few pharmacies belong to a group: the others never fetch its part.
const GroupResponses = lazy(() =>
  import('./GroupResponses.tsx').then((module) => ({ default: module.GroupResponses })),
);

/** /Responses, for a pharmacy or for a group that may order (000 §2, 002 §2.3, §6). */
export function ResponsesScreen() {
  const { staff } = useSession();
  const { searchText = '', secondaryIdentifier = '' } = useParams();
  // Another notification is another search: the page starts over with it.
  const key = `${searchText}/${secondaryIdentifier}`;
  const props = { searchText, selectedId: secondaryIdentifier };
  return (
    <>
      <VisuallyHidden as="h1">{messages.title}</VisuallyHidden>
      <Suspense fallback={null}>
        {staff.grouporderingenabled ? <GroupResponses key={key} {...props} /> : <ResponsesPage key={key} {...props} />}
      </Suspense>
    </>
  );
}
