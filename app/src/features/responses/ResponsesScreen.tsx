import { VisuallyHidden } from '@mortar/design-system';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { messages } from '#orders/responses/messages.ts';
import { Responses } from '#orders/responses/Responses.tsx';
import { ResponsesNav } from './ResponsesNav.tsx';
import './responsesScreen.css';

/** /Responses and /Messages/Response, one page (ruling 36), for a pharmacy or for a group that may order (000 §2, 002 §2.3, §6). */
export function ResponsesScreen() {
  const { searchText = '', secondaryIdentifier = '' } = useParams();
  return (
    <>
      <VisuallyHidden as="h1">{messages.title}</VisuallyHidden>
      <div className="responses-screen">
        <ResponsesNav />
        <Suspense fallback={null}>
          <Responses
            // Another notification is another search: the page starts over with it.
            key={`${searchText}/${secondaryIdentifier}`}
            messaging
            searchText={searchText}
            selectedId={secondaryIdentifier}
          />
        </Suspense>
      </div>
    </>
  );
}
