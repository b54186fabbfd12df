import { MortarProvider, Toaster } from '@mortar/design-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider } from 'jotai';
import { type ReactNode, useSyncExternalStore } from 'react';
import { type Services, ServicesContext } from './session/services.ts';

/** Provides everything screens need except a router, with the state of the current session. */
export function AppProviders({ services, children }: { services: Services; children: ReactNode }) {
  const store = useSyncExternalStore(services.subscribe, () => services.store);
  return (
    <ServicesContext value={services}>
      <StoreProvider store={store}>
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
