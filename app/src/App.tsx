import { LoadingState } from '@mortar/design-system';
import { Suspense } from 'react';
import { AppRoutes } from './routes.tsx';
import { Boundary } from './shell/frame/Boundary.tsx';
import { messages as navigationMessages } from './shell/navigation/messages.ts';

/** Renders the application's pages; needs a router and `AppProviders` around it. */
export function App() {
  return (
    <Boundary fullPage>
      <Suspense fallback={<LoadingState text={navigationMessages.loadingPage} />}>
        <AppRoutes />
      </Suspense>
    </Boundary>
  );
}
