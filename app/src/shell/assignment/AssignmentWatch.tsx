import { useStore } from 'jotai';
import { useEffect } from 'react';
import { liveLinkAtom } from '#live/liveLinkAtom.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { watchAssignment } from './watchAssignment.ts';

/** Follows changes of the user's pharmacies in a group; renders nothing. */
export function AssignmentWatch() {
  const services = useServices();
  const session = useSession();
  const store = useStore();
  useEffect(
    function followAssignments() {
      return watchAssignment(services, session, () => store.get(liveLinkAtom));
    },
    [services, session, store],
  );
  return null;
}
