import { LoadingState } from '@mortar/design-system';
import { type ComponentType, lazy, Suspense } from 'react';
import { AppProviders } from './AppProviders.tsx';
import { AppRoutes } from './routes.tsx';
import type { Services } from './services.tsx';
import { Boundary } from './shell/components/Boundary.tsx';
import { messages } from './shell/messages.ts';

/** Without it the application works as before: a part that cannot be loaded is nobody's error. */
const VersionCheck = lazy<ComponentType>(() =>
  import('./shell/VersionCheck.tsx').then(
    (module) => ({ default: module.VersionCheck }),
    () => ({ default: () => null }),
  ),
);

/** The application; the caller puts a router around it. */
export function App({ services }: { services: Services }) {
  return (
    <AppProviders services={services}>
      <Boundary whole>
        <Suspense fallback={<LoadingState text={messages.loadingPage} />}>
          <AppRoutes />
        </Suspense>
        <Suspense>
          <VersionCheck />
        </Suspense>
      </Boundary>
    </AppProviders>
  );
}
