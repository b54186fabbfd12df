import type { ReactNode } from 'react';
import { RequireSession } from '#shell/sessionEnd/RequireSession.tsx';
import { AppShell } from './AppShell.tsx';

export interface SignedInProps {
  /** First-time setup, shown instead of every page until done. */
  setup: ReactNode;
}

/** Layout route of every page after sign-in. */
export function SignedIn({ setup }: SignedInProps) {
  return (
    <RequireSession>
      <AppShell setup={setup} />
    </RequireSession>
  );
}
