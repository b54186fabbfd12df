import { RequireSession } from '#shell/endings/RequireSession.tsx';
import { AppShell } from './AppShell.tsx';

/** The layout route of every page behind the sign-in. */
export function SignedIn() {
  return (
    <RequireSession>
      <AppShell />
    </RequireSession>
  );
}
