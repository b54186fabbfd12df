import { AppShell } from './AppShell.tsx';
import { RequireSession } from './RequireSession.tsx';

/** The layout route of every page behind the sign-in. */
export function SignedIn() {
  return (
    <RequireSession>
      <AppShell />
    </RequireSession>
  );
}
