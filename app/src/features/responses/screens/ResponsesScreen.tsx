import { toast } from '@mortar/design-system';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { canOpenResponses } from '../../../session/permissions.ts';
import { useSession } from '../../../session/useSession.ts';
import { ResponsesPage } from '../components/ResponsesPage.tsx';
import './responses.css';

// Few pharmacies belong to a group: the others never fetch its part.
const GroupResponses = lazy(() =>
  import('../components/GroupResponses.tsx').then((module) => ({ default: module.GroupResponses })),
);

/** /Responses, for those whose role opens messages, and for groups that may order (000 §2, 002 §2.3, §6). */
export function ResponsesScreen() {
  const { staff } = useSession();
  const { searchText = '', secondaryIdentifier = '' } = useParams();
  const permission = canOpenResponses(staff);
  const reason = permission.allowed ? null : permission.reason;
  useEffect(
    function sayWhyItDoesNotOpen() {
      if (reason) toast.error(reason);
    },
    [reason],
  );
  if (!permission.allowed) return <Navigate to={paths.dashboard()} replace />;
  // Another notification is another search: the page starts over with it.
  const key = `${searchText}/${secondaryIdentifier}`;
  const props = { searchText, selectedId: secondaryIdentifier };
  if (!staff.grouporderingenabled) return <ResponsesPage key={key} {...props} />;
  return (
    <Suspense fallback={null}>
      <GroupResponses key={key} {...props} />
    </Suspense>
  );
}
