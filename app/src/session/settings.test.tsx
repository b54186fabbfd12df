import { useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { keys } from '#server/keys.ts';
import { SETTINGS_STALE_TIME_MS, settingsQuery } from './settings.tsx';
import { session } from './testing/sessions.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Signed-in user, and the pharmacy's settings on the server. */
async function open() {
  const server = { maximum: 100, code: 1, requested: 0 };
  const services = createServices({
    config: defaultConfig,
    retryDelay: () => 1,
    fetch: async () => {
      server.requested += 1;
      return Response.json({ resultcode: server.code, settings: { ordering_MaximumQuantity: server.maximum } });
    },
  });
  services.startSession(session);
  const { result } = renderHook(() => useQuery(settingsQuery(services.client)), {
    wrapper: ({ children }) => <AppProviders services={services}>{children}</AppProviders>,
  });
  const maximum = () => result.current.data?.ordering_MaximumQuantity;
  await waitFor(() => expect(maximum()).toBe(100));
  const status = () => services.queryClient.getQueryState(keys.settings)?.status;
  return { server, status, maximum };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function show(visibility: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  return act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

it('receives changed settings within minutes, and repeatedly, in a tab that is never left', async () => {
  const { server, maximum } = await open();
  for (const maximumQuantity of [50, 20]) {
    server.maximum = maximumQuantity;
    await pass(SETTINGS_STALE_TIME_MS / 2);
    expect(maximum()).not.toBe(maximumQuantity);
    await pass(SETTINGS_STALE_TIME_MS / 2);
    await waitFor(() => expect(maximum()).toBe(maximumQuantity));
  }
  expect(server.requested).toBe(3);
});

it('requests nothing in a hidden tab, and is up to date once it is visible again', async () => {
  const { server, maximum } = await open();
  await show('hidden');
  server.maximum = 20;
  await pass(3 * SETTINGS_STALE_TIME_MS);
  expect(server.requested).toBe(1);
  await show('visible');
  await waitFor(() => expect(maximum()).toBe(20));
  await show('hidden');
  await show('visible');
  expect(server.requested).toBe(2);
});

it('changes nothing after a failed read, and retries at the next interval', async () => {
  const { server, status, maximum } = await open();
  Object.assign(server, { code: 2, maximum: 20 });
  await pass(SETTINGS_STALE_TIME_MS + 1000);
  await waitFor(() => expect(status()).toBe('error'));
  expect(maximum()).toBe(100);
  server.code = 1;
  await pass(SETTINGS_STALE_TIME_MS + 1000);
  await waitFor(() => expect(maximum()).toBe(20));
});
