import { createBackend, scenarios, signIn } from '@mortar/backend';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { expect, it } from 'vitest';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { ServicesContext } from '#session/services.ts';
import { sessionFrom } from '#session/session.ts';
import { NoAccount } from './NoAccount.tsx';

/** Order for Sea Point and Claremont; Claremont has no account at Umvoti. */
const FOR_TWO = 2003;

async function show(suppliercode: string, refusedAt?: number) {
  const scenario = scenarios.groupBuyer();
  const backend = createBackend({ seed: scenario.seed });
  const requests: string[] = [];
  const fetch = (address: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(address), 'http://localhost');
    if (url.pathname.endsWith('/Wholesaler/get')) requests.push(url.searchParams.get('retailerid') ?? '');
    if (refusedAt !== undefined && requests.at(-1) === String(refusedAt)) {
      return Promise.resolve(Response.json({ resultcode: 2 }));
    }
    return backend.fetch(new Request(url, init));
  };
  const services = createServices({ config: defaultConfig, fetch, retryDelay: () => 1 });
  services.startSession(sessionFrom(await signIn(backend, scenario)));
  render(
    <ServicesContext value={services}>
      <Provider store={services.store}>
        <QueryClientProvider client={services.queryClient}>
          <NoAccount orderId={FOR_TWO} supplierCode={suppliercode} />
        </QueryClientProvider>
      </Provider>
    </ServicesContext>,
  );
  await expect.poll(() => requests.toSorted()).toEqual(['2001', '2002']);
  await expect.poll(() => services.queryClient.isFetching()).toBe(0);
}

it('names the pharmacy that has no account at the supplier', async () => {
  await show('UMVO');
  await screen.findByText('no account: Claremont');
});

it('shows nothing for a supplier if all have an account', async () => {
  await show('KEST');
  expect(screen.queryByText(/no account/)).toBeNull();
});

it('treats unreadable accounts as unknown', async () => {
  await show('UMVO', 2002);
  expect(screen.queryByText(/no account/)).toBeNull();
});
