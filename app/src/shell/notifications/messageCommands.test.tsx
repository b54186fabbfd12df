import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { type AppOptions, openApp } from '#shell/testing/openApp.tsx';
import { commandMessages as texts } from './commandMessages.ts';
import { messages } from './messages.ts';

const user = userEvent.setup();
// Generous: loads the full application.
vi.setConfig({ testTimeout: 30_000 });
const LONG = { timeout: 15_000 };
beforeEach(() => sessionStorage.clear());

/** Opens a page and waits for the bell. */
async function openAt(path: string, options: AppOptions = {}) {
  const app = await openApp(path, { scenario: 'openingTime', ...options });
  await screen.findByRole('button', { name: new RegExp(`^${messages.notifications} \\(`) }, LONG);
  const reported = () =>
    [...app.backend.store.notifications.all()]
      .filter(({ group, retailerid }) => retailerid === 1001 && (group === 'supplier' || group === 'support'))
      .sort((a, b) => b.sentat - a.sentat);
  return { app, reported };
}
/** The menu, which registers the keys, loads after the page. */
const pressUntil = (keys: string, done: () => void) =>
  waitFor(async () => {
    await user.keyboard(keys);
    done();
  }, LONG);
const newest = '{Alt>}u{/Alt}';
const back = '{Alt>}{Shift>}u{/Shift}{/Alt}';

it('opens the newest unread message by one key from any page, and returns by another', async () => {
  const { app, reported } = await openAt('/Dashboard');
  const [first] = reported();
  const count = reported().length;
  await pressUntil(newest, () => expect(app.at.path).toContain(first?.identifier));
  await screen.findByRole('log', undefined, LONG);
  await waitFor(() => expect(reported().length).toBeLessThan(count), LONG);
  await pressUntil(newest, () => expect(reported().length).toBeLessThan(count - 1));
  await user.keyboard(back);
  await waitFor(() => expect(app.at.path).toBe('/Dashboard'));
});

it('reports that nothing is unread, and does not navigate', async () => {
  const { app } = await openAt('/Dashboard', {
    change: ({ notifications }) => ({ notifications: notifications.filter(({ group }) => group === 'response') }),
  });
  await pressUntil(newest, () => expect(screen.getAllByText(texts.nothingUnread).length).toBeGreaterThan(0));
  await user.keyboard(back);
  expect(app.at.path).toBe('/Dashboard');
});

it('is unavailable to users without messages', async () => {
  const { app } = await openAt('/Dashboard', { scenario: 'groupMorning' });
  await pressUntil(newest, () =>
    expect(screen.getAllByText('Messaging is not available for group profiles.').length).toBeGreaterThan(0),
  );
  expect(app.at.path).toBe('/Dashboard');
  expect(within(document.body).queryByRole('log')).toBeNull();
});
