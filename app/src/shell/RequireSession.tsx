import { LoadingState } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { errorText } from '../server/outcome.ts';
import { useServices } from '../services.tsx';
import { restoringOrderAtom } from '../session/currentOrder.ts';
import { sessionAtom } from '../session/session.ts';
import { SettingsContext, settingsQuery } from '../session/settings.tsx';
import { messages } from './messages.ts';

/** Nobody passes without a session, and no page opens before the settings are there (000 §2, §4). */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useAtomValue(sessionAtom);
  const { pathname } = useLocation();
  if (!session) return <Navigate to={paths.login()} state={{ from: pathname }} replace />;
  return <WithSettings key={session.token}>{children}</WithSettings>;
}

function WithSettings({ children }: { children: ReactNode }) {
  const { client, endSession } = useServices();
  const query = useQuery(settingsQuery(client));
  const restoring = useAtomValue(restoringOrderAtom);
  useEffect(
    function signOutWithoutSettings() {
      if (query.isError) endSession('settings failed', errorText(query.error));
    },
    [query.isError, query.error, endSession],
  );
  if (!query.data || restoring) return <LoadingState text={messages.loadingSettings} />;
  return <SettingsContext value={query.data}>{children}</SettingsContext>;
}
