import type { Settings } from '@mortar/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { SettingsContext } from '#session/settings.tsx';
import { sampleSettings } from '#session/testing/sampleSettings.ts';
import { session } from '#session/testing/sessions.ts';
import { messages as texts } from './messages.ts';
import { PreferencesPanel } from './PreferencesPanel.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const settings = sampleSettings({
  ordering_SearchType: '0',
  ordering_SelectSupplier_Rule: '3',
  ordering_General_Country: 'ZA',
  ordering_SearchHighlightColor: '#ffe58a',
  ordering_SearchHighlightTextColor: '#111111',
  ordering_LockPreferred: false,
  ordering_PPL_Enabled: false,
  ordering_NettPriceInclusive: true,
  ordering_NettPriceExclusive: false,
});

/** The form next to an order, with settings that another user may change. */
function open() {
  const sent: Partial<Settings>[] = [];
  const services = createServices({
    config: defaultConfig,
    fetch: async (_address, init) => {
      const body = JSON.parse(String(init?.body)) as Partial<Settings>;
      sent.push(body);
      return Response.json({ resultcode: 1, settings: { ...settings, ...body } });
    },
  });
  services.startSession(session);
  const panel = (now: Partial<Settings>) => (
    <MemoryRouter>
      <AppProviders services={services}>
        <SettingsContext value={{ ...settings, ...now }}>
          <PreferencesPanel />
        </SettingsContext>
      </AppProviders>
    </MemoryRouter>
  );
  const { rerender } = render(panel({}));
  return { sent, meanwhile: (now: Partial<Settings>) => rerender(panel(now)) };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const { lock, ppl } = texts.suppliers;

it('shows what another user saved, and does not count it as a local change', async () => {
  const { meanwhile } = open();
  meanwhile({ ordering_LockPreferred: true });
  await waitFor(() => expect(box(lock).checked).toBe(true));
  expect(screen.queryByText(texts.unsaved)).toBeNull();
});

it('keeps local changes, and sends them with what another user saved meanwhile', async () => {
  const { sent, meanwhile } = open();
  fireEvent.click(box(ppl));
  await screen.findByText(texts.unsaved);
  meanwhile({ ordering_LockPreferred: true });
  await waitFor(() => expect(box(lock).checked).toBe(true));
  expect(box(ppl).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: texts.save }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ ordering_PPL_Enabled: true, ordering_LockPreferred: true });
});
