import type { Settings, Staff } from '@mortar/contract';
import { toast } from '@mortar/design-system';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { useReorder } from '#features/ordering/regrets/useReorder.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { SettingsContext } from '#session/settings.tsx';
import { sampleSettings } from '#session/testing/sampleSettings.ts';

export interface Requested {
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

export interface OpenReorder {
  /** Answer of a call; code 1 if undefined. */
  answer(requested: Requested): object | undefined | Promise<object | undefined>;
  staff?: Partial<Staff>;
  settings?: Partial<Settings>;
  /** False without an open order. */
  current?: boolean;
  pharmacyName?: (retailerid: number) => string;
}

/** Renders reordering for a permitted user, with order 7 open if any. Call within a test's `it`. */
export function openReorder({ answer, staff, settings, current = true, pharmacyName }: OpenReorder) {
  const sent: Requested[] = [];
  const success = vi.spyOn(toast, 'success').mockReturnValue(0);
  const services = createServices({
    config: defaultConfig,
    retryDelay: () => 0,
    fetch: async (address, init) => {
      const { pathname: path, searchParams: query } = new URL(String(address), 'http://x');
      const requested = { path, query, body: init?.body ? JSON.parse(String(init.body)) : {} };
      sent.push(requested);
      return Response.json({ resultcode: 1, ...(await answer(requested)) });
    },
  });
  const role = { rolepermissions: { ordering: { update: true, create: true } } };
  const person = { staffid: 2, retailerid: 1001, staffname: 'Thabo', grouporderingenabled: false, role, ...staff };
  services.startSession({ token: 'one', validTo: null, staff: person as Staff, adverts: [] });
  if (current) services.store.set(currentOrderAtom, { orderId: 7, orderNumber: '100137', type: 'update' });
  const onDone = vi.fn();
  const onPartly = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProviders services={services}>
      <SettingsContext value={sampleSettings(settings)}>{children}</SettingsContext>
    </AppProviders>
  );
  const { result } = renderHook(() => useReorder({ onDone, onPartly, ...(pharmacyName && { pharmacyName }) }), {
    wrapper,
  });
  return { result, sent, services, onDone, onPartly, success };
}
