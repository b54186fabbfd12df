import { toast } from '@mortar/design-system';
import { Suspense, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { MessagingFrame } from '#messaging/frame/MessagingFrame.tsx';
import { messages as frameTexts } from '#messaging/frame/messages.ts';
import { messages } from '#orders/responses/messages.ts';
import { filterNamed, SHOW } from '#orders/responses/model/toResponsesRequest.ts';
import { Responses } from '#orders/responses/Responses.tsx';
import { placeIn } from '#pages/usePlace.ts';
import { useSession } from '#session/useSession.ts';

/** Retailer of a notification's response, which the address lacks. */
function getRetailer(state: unknown): number | undefined {
  const { retailerId } = (state ?? {}) as { retailerId?: unknown };
  return typeof retailerId === 'number' ? retailerId : undefined;
}

/**
 * /Responses and /Messages/Response, one page (ruling 36), for a pharmacy or a group with ordering permission (000 §2,
 * 002 §2.3, §6).
 */
export function ResponsesScreen() {
  const { searchText = '', secondaryIdentifier = '' } = useParams();
  const { state, search } = useLocation();
  const { grouporderingenabled } = useSession().staff;
  return (
    <MessagingFrame current="responses" title={messages.title}>
      <Suspense fallback={<div />}>
        <Responses
          // Remounts for another notification.
          key={`${searchText}/${secondaryIdentifier}`}
          messaging
          searchText={searchText}
          selectedId={secondaryIdentifier}
          start={filterNamed(placeIn(search, SHOW), grouporderingenabled)}
          retailerId={getRetailer(state)}
        />
      </Suspense>
    </MessagingFrame>
  );
}

/** /Messages/Regrets: explains where regrets moved, next to the responses (002 §2.1, §2.3). */
export function RegretsMovedScreen() {
  useEffect(function explainMove() {
    toast.info(frameTexts.regretsMoved);
  }, []);
  return <ResponsesScreen />;
}
