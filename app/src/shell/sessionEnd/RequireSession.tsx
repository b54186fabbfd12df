import { logout } from '@mortar/contract';
import { LoadingState } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { restoringOrderAtom } from '#orders/current/currentOrder.ts';
import { paths } from '#pages/paths.ts';
import { errorText } from '#server/outcome.ts';
import { useServices } from '#session/services.ts';
import { sessionAtom } from '#session/session.ts';
import { SettingsContext, settingsQuery } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { messages } from './messages.ts';
import { saveAndEnd } from './saveAndEnd.ts';

/** Requires a session, and renders pages once settings have loaded (000 §2, §4). */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useAtomValue(sessionAtom);
  const { pathname, search } = useLocation();
  if (!session) return <Navigate to={paths.login()} state={{ from: `${pathname}${search}` }} replace />;
  return <WithSettings key={session.token}>{children}</WithSettings>;
}

function WithSettings({ children }: { children: ReactNode }) {
  const services = useServices();
  const session = useSession();
  const { client } = services;
  const query = useQuery(settingsQuery(client));
  const restoring = useAtomValue(restoringOrderAtom);
  useEffect(
    function signOutWithoutSettings() {
      // A failed reload keeps the known settings.
      if (!query.isLoadingError) return;
      // Also on the server; otherwise the next sign-in finds this session.
      void saveAndEnd(services, session, {
        reason: 'settings failed',
        notice: errorText(query.error),
        afterwards: (as) => client.send(logout, { query: { staffid: session.staff.staffid }, as, keepalive: true }),
      });
    },
    [query.isLoadingError, query.error, services, session, client],
  );
  if (!query.data || restoring) return <LoadingState text={messages.loadingSettings} />;
  return <SettingsContext value={query.data}>{children}</SettingsContext>;
}
