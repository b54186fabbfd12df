import { lazyPart } from '#parts/lazyPart.tsx';
import { useSession } from '#session/useSession.ts';
import { ResponsesPage, type ResponsesProps } from './ResponsesPage.tsx';

// Few pharmacies belong to a group: the others never fetch its part.
const GroupResponses = lazyPart(() => import('./GroupResponses.tsx'), 'GroupResponses');

/** The responses of a pharmacy, or of a group's (002 §2.3, §6). It stands inside a `Suspense`. */
export function Responses({ retailerid, narrow, ...props }: ResponsesProps) {
  const { grouporderingenabled } = useSession().staff;
  return grouporderingenabled ? (
    <GroupResponses {...props} {...{ retailerid, narrow }} />
  ) : (
    <ResponsesPage {...props} />
  );
}
