import { lazyPart } from '#parts/lazyPart.tsx';
import { useSession } from '#session/useSession.ts';
import { ResponsesPage, type ResponsesPageProps } from './ResponsesPage.tsx';

// Few pharmacies belong to a group: the others never fetch its part.
const GroupResponses = lazyPart(() => import('./GroupResponses.tsx').then((module) => module.GroupResponses));

export interface ResponsesProps extends Omit<ResponsesPageProps, 'group' | 'noGroupText' | 'aside'> {
  /** Whose the response to choose is, in a group; undefined where nobody knows: then it is looked for at all of them. */
  retailerid?: number | undefined;
}

/** The responses of a pharmacy, or of a group's (002 §2.3, §6). It stands inside a `Suspense`. */
export function Responses({ retailerid, ...props }: ResponsesProps) {
  const { grouporderingenabled } = useSession().staff;
  return grouporderingenabled ? <GroupResponses {...props} retailerid={retailerid} /> : <ResponsesPage {...props} />;
}
