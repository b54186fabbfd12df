import type { ReactNode } from 'react';
import { RequireSession } from '#shell/sessionEnd/RequireSession.tsx';
import { AppShell } from './AppShell.tsx';

export interface SignedInProps {
  /** The first-time setup: shown instead of every page while it is due. */
  setup: ReactNode;
}

/** The layout route of every page behind the sign-in. */
export function SignedIn({ setup }: SignedInProps) {
  return (
    <RequireSession>
      <AppShell setup={setup} />
    </RequireSession>
  );
}
