import { lazyPart } from '#parts/lazyPart.tsx';
import { useSession } from '#session/useSession.ts';
import { ResponsesPage, type ResponsesProps } from './ResponsesPage.tsx';

// Loaded for groups only, which few pharmacies belong to.
const GroupResponses = lazyPart(() => import('./GroupResponses.tsx'), 'GroupResponses');

/** Responses of a pharmacy or group (002 §2.3, §6). Needs a `Suspense` around it. */
export function Responses({ retailerId, narrow, ...props }: ResponsesProps) {
  const { grouporderingenabled } = useSession().staff;
  return grouporderingenabled ? (
    <GroupResponses {...props} retailerId={retailerId} narrow={narrow} />
  ) : (
    <ResponsesPage {...props} />
  );
}
