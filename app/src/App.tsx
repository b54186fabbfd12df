import { LoadingState, MortarProvider, Toaster } from '@mortar/design-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider } from 'jotai';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { AppRoutes } from './routes.tsx';
import { type Services, ServicesContext } from './services.tsx';
import { Boundary } from './shell/components/Boundary.tsx';
import { messages } from './shell/messages.ts';

/** Without it the application works as before: a part that cannot be loaded is nobody's error. */
const VersionCheck = lazy<ComponentType>(() =>
  import('./shell/VersionCheck.tsx').then(
    (module) => ({ default: module.VersionCheck }),
    () => ({ default: () => null }),
  ),
);

/** Everything that screens need around them but a router. */
export function AppProviders({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <ServicesContext value={services}>
      <StoreProvider store={services.store}>
        <QueryClientProvider client={services.queryClient}>
          <MortarProvider>
            {children}
            <Toaster />
          </MortarProvider>
        </QueryClientProvider>
      </StoreProvider>
    </ServicesContext>
  );
}

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
