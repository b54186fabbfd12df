// @vitest-environment jsdom
import { MortarProvider } from '@mortar/design-system';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { confirmBeforePop } from '#pages/beforePop.ts';
import { messages } from '#shell/navigation/messages.ts';
import { leavingAtom, useLeave } from '#shell/navigation/useLeave.tsx';
import { useUnsavedChanges } from '#unsaved/useUnsavedChanges.ts';
import { useHasUnsaved } from '#unsaved/useUnsavedPrompt.ts';
import { UnsavedChangesPopup } from './UnsavedChangesPopup.tsx';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

function Page() {
  useUnsavedGuard();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const leave = useLeave();
  const [text, setText] = useState('');
  useUnsavedChanges({ title: 'Names', dirty: text !== '', discard: () => setText('') });
  return (
    <main>
      <h1>{pathname}</h1>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => void navigate('/second')}>
        On
      </button>
      <button type="button" onClick={() => leave('/third')}>
        Leave
      </button>
      <p>{useHasUnsaved() ? 'unsaved' : 'saved'}</p>
      <UnsavedChangesPopup />
    </main>
  );
}

beforeAll(confirmBeforePop);
beforeEach(() => history.replaceState(null, '', '/first'));
afterEach(cleanup);

async function atSecond(store = createStore()) {
  const user = userEvent.setup();
  render(
    <BrowserRouter>
      <Provider store={store}>
        <MortarProvider>
          <Page />
        </MortarProvider>
      </Provider>
    </BrowserRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'On' }));
  await screen.findByRole('heading', { name: '/second' });
  return { user, store };
}

const findPrompt = () => screen.findByRole('alertdialog', { name: messages.unsavedChangesTitle });
const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a page with unsaved changes', () => {
  it('is left by Back after a dialog', async () => {
    const { user } = await atSecond();
    await user.type(screen.getByRole('textbox'), 'x');
    act(() => history.back());
    expect((await findPrompt()).textContent).toContain(messages.unsavedChanges);
    expect([location.pathname, screen.queryByText('/second') !== null]).toEqual(['/second', true]);
    await user.click(screen.getByRole('button', { name: messages.unsavedChangesDiscard }));
    await screen.findByRole('heading', { name: '/first' });
    expect(location.pathname).toBe('/first');
    expect(screen.getByText('saved')).toBeDefined();
  });

  it('stays open after Enter and Escape, with the typed text', async () => {
    const { user } = await atSecond();
    await user.type(screen.getByRole('textbox'), 'x');
    for (const key of ['{Enter}', '{Escape}']) {
      act(() => history.back());
      await findPrompt();
      await waitFor(() =>
        expect(document.activeElement).toBe(
          screen.getByRole('button', { name: new RegExp(`^${messages.unsavedChangesStay}`) }),
        ),
      );
      await user.keyboard(key);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect([location.pathname, screen.getByRole<HTMLInputElement>('textbox').value]).toEqual(['/second', 'x']);
    }
  });

  it('is left by application links after the same dialog, then that of the open order', async () => {
    const { user, store } = await atSecond();
    store.set(currentOrderAtom, { orderId: 7, orderNumber: '100007', type: 'new' });
    await user.type(screen.getByRole('textbox'), 'x');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await findPrompt();
    expect(store.get(leavingAtom)).toBeNull();
    await user.click(screen.getByRole('button', { name: messages.unsavedChangesDiscard }));
    await waitFor(() => expect(store.get(leavingAtom)).not.toBeNull());
    expect(location.pathname).toBe('/second');
    act(() => store.get(leavingAtom)?.proceed());
    await screen.findByRole('heading', { name: '/third' });
  });

  it('makes the browser confirm before it closes, and only then', async () => {
    const { user } = await atSecond();
    expect(closing()).toBe(false);
    await user.type(screen.getByRole('textbox'), 'x');
    expect(closing()).toBe(true);
    await user.clear(screen.getByRole('textbox'));
    expect(closing()).toBe(false);
    act(() => history.back());
    await screen.findByRole('heading', { name: '/first' });
  });
});
