import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { openApp } from '#shell/testing/openApp.tsx';
import { messages } from '#shell/user/messages.ts';

vi.mock('#live/liveLink.ts', async () => {
  const { createFakeLink } = await import('#live/testing/fakeLink.ts');
  return { openLiveLink: () => createFakeLink().link };
});
vi.setConfig({ testTimeout: 30_000 });
const LONG = { timeout: 15_000 };
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  // What the page takes back as it goes are these still.
  cleanup();
  vi.unstubAllGlobals();
});

it('what is fetched behind the page comes on a page that is never idle, too', async () => {
  const late: unknown[] = [];
  vi.stubGlobal('requestIdleCallback', (act: IdleRequestCallback, { timeout }: IdleRequestOptions = {}) => {
    if (timeout === undefined) return 0;
    return late.push(setTimeout(() => act({ didTimeout: true, timeRemaining: () => 0 }), timeout));
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const { services } = await openApp('/Ordering', { scenario: 'branchMorning' });
  act(() => services.store.set(currentOrderAtom, { orderid: 2030, ordernumber: '2000003', type: 'update' }));
  await screen.findByText('Sea Point weekend', undefined, LONG);
  await userEvent.click(await screen.findByRole('button', { name: messages.userMenu }, LONG));
  await userEvent.click(await screen.findByRole('menuitem', { name: messages.keys.title }, LONG));
  await screen.findByRole('dialog', { name: messages.keys.title }, LONG);
  await screen.findByText('Ctrl+Z', undefined, LONG);
  expect(late).not.toEqual([]);
});
