import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages as moving } from '#features/ordering/move/messages.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { openApp } from '#shell/testing/openApp.tsx';
import { messages } from '#shell/user/messages.ts';

vi.setConfig({ testTimeout: 30_000 });
const LONG = { timeout: 15_000 };
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  // Unmount before the mocks are restored, since effects clean up with them.
  cleanup();
  vi.unstubAllGlobals();
});

async function openOrder() {
  const { services } = await openApp('/Ordering', { scenario: 'branchMorning' });
  act(() => services.store.set(currentOrderAtom, { orderId: 2030, orderNumber: '2000003', type: 'update' }));
  await screen.findByText('Sea Point weekend', undefined, LONG);
}

it('handles the shortcut for moving lines as soon as the order has loaded', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  await openOrder();
  await screen.findAllByRole('button', { name: /^Move /, hidden: true }, LONG);
  await userEvent.keyboard('{Alt>}m{/Alt}');
  await screen.findByRole('dialog', { name: moving.title }, LONG);
});

it('loads optional code even if the page is never idle', async () => {
  const late: unknown[] = [];
  vi.stubGlobal('requestIdleCallback', (act: IdleRequestCallback, { timeout }: IdleRequestOptions = {}) => {
    if (timeout === undefined) return 0;
    return late.push(setTimeout(() => act({ didTimeout: true, timeRemaining: () => 0 }), timeout));
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  await openOrder();
  await userEvent.click(await screen.findByRole('button', { name: messages.userMenu }, LONG));
  await userEvent.click(await screen.findByRole('menuitem', { name: messages.keys.title }, LONG));
  await screen.findByRole('dialog', { name: messages.keys.title }, LONG);
  await screen.findByText('Ctrl+Z', undefined, LONG);
  expect(late).not.toEqual([]);
});
