import type { Staff } from '@mortar/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { SettingsContext } from '#session/settings.tsx';
import { sampleSettings } from '#session/testing/sampleSettings.ts';
import { SendOrdersPopup } from './SendOrdersPopup.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const unsentAt = (code: string) => ({
  suppliercode: code,
  suppliername: `${code} Ltd`,
  accountnumbers: [],
  minimumordervalue: 0,
  numberofitems: 1,
  ordervalue: 10,
  orderdetailscomms: [],
});

/** Sends to two suppliers. @param answer answer to sending, and suppliers with unsent lines then */
function sendAll(answer: () => { response: Response; left: readonly string[] }) {
  let left: readonly string[] = ['KEST', 'UMVO'];
  const answered = Promise.withResolvers<void>();
  const credits: string[] = [];
  const services = createServices({
    config: defaultConfig,
    retryDelay: () => 0,
    fetch: async (address) => {
      const { pathname, searchParams } = new URL(String(address), 'http://x');
      if (pathname.endsWith('/createserverorder/v2')) {
        await answered.promise;
        const sent = answer();
        left = sent.left;
        return sent.response;
      }
      if (pathname.endsWith('/LocalCreditor')) credits.push(searchParams.get('suppliercode') ?? '');
      if (!pathname.endsWith('/CommOrder/getall') || left.length === 0) return Response.json({ resultcode: 5 });
      return Response.json({ resultcode: 1, commorders: left.map(unsentAt) });
    },
  });
  const staff = {
    staffid: 2,
    retailerid: 1001,
    username: 'buyer@1001',
    grouporderingenabled: false,
    role: { rolepermissions: { ordering: { update: true } } },
  } as Staff;
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  const onSent = vi.fn();
  render(
    <MemoryRouter>
      <AppProviders services={services}>
        <SettingsContext value={sampleSettings({})}>
          <SendOrdersPopup orderId={7} onSent={onSent} onClose={() => undefined} returnFocusTo={() => null} />
        </SettingsContext>
      </AppProviders>
    </MemoryRouter>,
  );
  return {
    onSent,
    credits,
    idle: () => waitFor(() => expect(services.queryClient.isFetching()).toBe(0)),
    async press() {
      await waitFor(() => expect(credits.toSorted()).toEqual(['KEST', 'UMVO']));
      const user = userEvent.setup();
      await user.click(await screen.findByRole('checkbox', { name: /all/i }));
      await user.click(screen.getByRole('button', { name: /^Send/ }));
      answered.resolve();
    },
  };
}

it('does not refetch the credit of sent rows for a list that closes', async () => {
  const { onSent, credits, idle, press } = sendAll(() => ({ response: Response.json({ resultcode: 1 }), left: [] }));
  await press();
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  await idle();
  expect(credits).toHaveLength(2);
});

it('refetches the credit of rows that stay unsent', async () => {
  const { credits, press } = sendAll(() => ({ response: Response.json({ resultcode: 0 }), left: ['KEST', 'UMVO'] }));
  await press();
  await waitFor(() => expect(credits.toSorted()).toEqual(['KEST', 'KEST', 'UMVO', 'UMVO']));
});
