import type { Settings } from '@mortar/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { live } from '#live/testing/mockedLink.ts';
import { keys } from '#server/keys.ts';
import { sessionAtom } from '#session/session.ts';
import { messages as formTexts } from '#settings/form/messages.ts';
import { messages as texts } from '#settings/ordering/messages.ts';
import { openApp } from '#shell/testing/openApp.tsx';

// Generous: loads the full application.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => sessionStorage.clear());

const { maximum } = texts.quantity;
const LIMITED = { ordering_LimitMaximumQuantity_Enabled: true };
const SAVE = new RegExp(`^${formTexts.save}`);
const LONG = { timeout: 15_000 };

/** Administrator in the settings, which another one changes. */
async function atSettings(section = 'order') {
  const app = await openApp(`/Settings?section=${section}`, {
    username: 'admin@1001',
    change: ({ settings }) => ({
      settings: settings.map((row) => ({ ...row, values: { ...row.values, ...LIMITED } })),
    }),
  });
  const { backend, services } = app;
  const waitForReads = () =>
    waitFor(() => expect(services.queryClient.isFetching({ queryKey: keys.settings })).toBe(0));
  await screen.findByRole('button', { name: SAVE }, LONG);
  await waitForReads();
  const getStoredSettings = () => backend.store.settings.get(1001);
  const user = userEvent.setup();
  /** Another administrator saves. */
  const change = (values: Partial<Settings>) => {
    const row = getStoredSettings();
    if (!row) throw new Error('the pharmacy has no settings');
    const changed = { ...row, values: { ...row.values, ...values } };
    backend.store.transaction(() => backend.store.settings.put(changed));
  };
  return {
    ...app,
    user,
    change,
    saved: () => getStoredSettings()?.values,
    /** Another administrator saves, and SignalR reconnects. */
    async meanwhile(values: Partial<Settings>) {
      change(values);
      await act(async () => live.fake?.connect());
      await waitForReads();
    },
    async type(text: string) {
      await user.clear(field());
      await user.type(field(), text);
    },
  };
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: maximum });

const note = (text: string) => screen.findByText(text, { selector: '.settings-note span' });

describe('settings saved by another administrator', () => {
  it('are the initial values of a section that is opened a moment later', async () => {
    const { user, change } = await atSettings('application');
    change({ ordering_MaximumQuantity: 12 });
    await user.click(screen.getByRole('link', { name: texts.title }));
    await screen.findByRole('spinbutton', { name: maximum }, LONG);
    await waitFor(() => expect(field().value).toBe('12'));
  });

  it('arrive once the SignalR connection is back, even in an open form', async () => {
    const { meanwhile } = await atSettings();
    expect(field().value).toBe('100');
    await meanwhile({ ordering_MaximumQuantity: 12 });
    await waitFor(() => expect(field().value).toBe('12'));
  });

  it('are not requested on the first SignalR connection: they were just read', async () => {
    const { change, services } = await atSettings();
    change({ ordering_MaximumQuantity: 12 });
    await act(async () => live.fake?.connect(true));
    expect(services.queryClient.isFetching({ queryKey: keys.settings })).toBe(0);
    await act(async () => live.fake?.connect());
    await waitFor(() => expect(field().value).toBe('12'));
  });

  it('do not disturb typing, are not reverted by saving it, and are then shown as well', async () => {
    const { user, saved, meanwhile, type } = await atSettings();
    const several = () => screen.getByLabelText<HTMLInputElement>(texts.products.multiple);
    const before = several().checked;
    await type('30');
    await meanwhile({ ordering_MaximumQuantity: 12, ordering_MultipleProducts: !before });
    expect(field().value).toBe('30');
    expect(document.activeElement).toBe(field());
    await note(formTexts.unsaved);
    await user.click(screen.getByRole('button', { name: SAVE }));
    await note(formTexts.saved);
    expect(saved()).toMatchObject({ ordering_MaximumQuantity: 30, ordering_MultipleProducts: !before });
    expect([field().value, several().checked]).toEqual(['30', !before]);
  });

  it('are shown once the user discards local changes', async () => {
    const { user, meanwhile, type } = await atSettings();
    await type('30');
    await meanwhile({ ordering_MaximumQuantity: 12 });
    await user.click(screen.getByRole('button', { name: formTexts.discard }));
    expect(field().value).toBe('12');
  });

  it('are unknown if they cannot be read, without other effects', async () => {
    const { services, backend, meanwhile, type } = await atSettings();
    await type('30');
    backend.faults.add({ call: 'getSettings', kind: 'code', code: 2 });
    await meanwhile({ ordering_MaximumQuantity: 12 });
    expect(services.queryClient.getQueryState(keys.settings)?.status).toBe('error');
    expect(field().value).toBe('30');
    expect(services.store.get(sessionAtom)).not.toBeNull();
  });
});
