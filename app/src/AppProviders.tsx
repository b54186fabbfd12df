import { MortarProvider, Toaster } from '@mortar/design-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider } from 'jotai';
import type { ReactNode } from 'react';
import { type Services, ServicesContext } from './services.tsx';

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
