// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerDesk } from '../../src/node/desk/desk.ts';
import { startBackend } from '../support/buyer.ts';

const PAGE = `${import.meta.dirname}/../../src/node/desk/page`;
const MARKUP = '<img src=x onerror="alert(1)"> good morning';
let opened = 0;

// The page polls once a second, so tests wait; a busy machine takes longer.
vi.setConfig({ testTimeout: 30_000 });
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

beforeEach(() => {
  // The page polls when the test advances its timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the desk's page in a browser, on a sample whose first supplier has a message with markup. */
async function open() {
  const { backend } = startBackend('openingTime');
  const { store, clock } = backend;
  const conversation = [...store.conversations.all()].find(({ suppliercode }) => suppliercode === 'KEST');
  const convID = conversation?.convID ?? 0;
  const message = { convMessageID: 99_999, convID, message: MARKUP, sender: 'retailer', isread: false };
  store.transaction(() => store.messages.put({ ...message, sentat: clock.now() }));
  const network = { down: false };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (network.down) throw new TypeError('Failed to fetch');
    return answerDesk(backend, new Request(`http://localhost${path}`, init));
  });
  document.documentElement.innerHTML = await readFile(`${PAGE}/index.html`, 'utf8');
  opened += 1;
  await import(/* @vite-ignore */ `${PAGE}/desk.js?${opened}`);
  const button = (name: string | RegExp) =>
    [...document.querySelectorAll('button')].find(({ textContent }) =>
      typeof name === 'string' ? textContent === name : name.test(textContent ?? ''),
    );
  const press = (name: string | RegExp) =>
    soon(() => {
      const found = button(name);
      if (!found || found.hidden) throw new Error(`There is no button ${name}.`);
      found.click();
    });
  const write = (text: string) => {
    const box = document.querySelector<HTMLTextAreaElement>('#message');
    if (box) box.value = text;
  };
  const shown = (id: string) => document.getElementById(id)?.textContent ?? '';
  return { backend, store, network, convID, button, press, write, shown };
}

describe('the page of the desk', () => {
  it('lets the operator act as a supplier: read, write, go offline, and return the conversation', async () => {
    const { store, backend, convID, press, write, shown } = await open();
    await press(/^● Kestrel Wholesale, online – 1 waiting$/);
    await press(/good morning$/);
    await soon(() => expect(shown('messages')).toContain(MARKUP));
    expect(document.querySelector('img')).toBeNull();
    expect(backend.attendance.isAttended({ convID })).toBe(true);
    await press('Mark as Read');
    await soon(() => expect(store.messages.get(99_999)?.isread).toBe(true));
    write('<b>Good morning</b>');
    await press('Send');
    await soon(() => expect(shown('messages')).toContain('<b>Good morning</b>'));
    await press('Go Offline');
    await soon(() => expect(shown('presence')).toBe('Go Online'));
    expect(backend.presence.isOnline('KEST')).toBe(false);
    await press(/^Support/);
    await soon(() => expect(backend.attendance.isAttended({ convID })).toBe(false));
  });

  it('lets the operator answer for support, by name, and close the ticket', async () => {
    const { store, press, write, shown } = await open();
    await press(/^Support/);
    await press(/^Incorrect Link/);
    await soon(() => expect(shown('subject')).toBe('Incorrect Link'));
    const member = document.querySelector<HTMLSelectElement>('#member');
    if (member) member.value = '3';
    write('We are at it.');
    await press('Send');
    await soon(() => expect(shown('messages')).toContain('We are at it.'));
    expect([...store.ticketMessages.all()].at(-1)).toMatchObject({ staffmember: 'Fatima Davids' });
    await press('Close Ticket');
    await soon(() => expect(shown('close')).toBe('Open Ticket'));
  });

  it('reports that the backend does not answer, and continues when it does', async () => {
    const { network, shown, press, button } = await open();
    await press(/^Support/);
    network.down = true;
    await soon(() => expect(shown('problem')).toBe('The backend does not answer: Failed to fetch'));
    network.down = false;
    await soon(() => expect(shown('problem')).toBe(''));
    expect(button(/^Support/)?.getAttribute('aria-current')).toBe('true');
  });
});
