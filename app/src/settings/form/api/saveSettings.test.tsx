import { createBackend, type Fault, scenarios, signIn } from '@mortar/backend';
import { updateOrderSettings } from '@mortar/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { keys } from '#server/keys.ts';
import { sessionFrom } from '#session/session.ts';
import { settingsQuery } from '#session/settings.tsx';
import { saveSettings } from './saveSettings.ts';

const READ = '/api/Settings/get';

/** Administrator with loaded settings. */
async function open(fault?: Fault) {
  const scenario = scenarios.openingTime();
  const backend = createBackend({ seed: scenario.seed, answerAfterMs: 60_000 });
  /** Answers not received yet. */
  const held: (() => void)[] = [];
  const requested: string[] = [];
  const network = { holds: false };
  const services = createServices({
    config: defaultConfig,
    retryDelay: () => 1,
    fetch: async (address, init) => {
      const url = new URL(String(address), 'http://localhost');
      requested.push(url.pathname);
      const answer = await backend.fetch(new Request(url, { ...init, signal: null }));
      if (network.holds && url.pathname === READ) await new Promise<void>((receive) => held.push(receive));
      return answer;
    },
  });
  const { username } = scenario.session;
  const admin = { ...scenario, session: { ...scenario.session, username: username.replace('buyer', 'admin') } };
  services.startSession(sessionFrom(await signIn(backend, admin)));
  const { client, queryClient } = services;
  await queryClient.fetchQuery(settingsQuery(client));
  if (fault) backend.faults.add(fault);
  const body = { ordering_LimitMaximumQuantity_Enabled: true, ordering_MaximumQuantity: 7 };
  return {
    backend,
    queryClient,
    network,
    held,
    reads: () => requested.filter((path) => path === READ).length,
    maximum: () => queryClient.getQueryData(settingsQuery(client).queryKey)?.ordering_MaximumQuantity,
    save: () => saveSettings(services, body, () => client.send(updateOrderSettings, { body })),
  };
}

beforeEach(() => sessionStorage.clear());

describe('saved settings', () => {
  it('are on every screen at once, without a read', async () => {
    const { save, maximum, reads } = await open();
    await save();
    expect([maximum(), reads()]).toEqual([7, 1]);
  });

  it('are not reverted by a read that started before', async () => {
    const { save, maximum, network, held, queryClient } = await open();
    network.holds = true;
    const reading = queryClient.refetchQueries({ queryKey: keys.settings });
    await expect.poll(() => held.length).toBe(1);
    await save();
    for (const receive of held) receive();
    await reading;
    expect(maximum()).toBe(7);
  });
});

describe('settings with a lost answer', () => {
  it('are found if the server has them, whatever was being read meanwhile', async () => {
    const { save, maximum, network, held, queryClient } = await open({
      call: 'updateOrderSettings',
      kind: 'lostAnswer',
    });
    network.holds = true;
    void queryClient.refetchQueries({ queryKey: keys.settings });
    await expect.poll(() => held.length).toBe(1);
    const saving = save();
    await expect.poll(() => held.length).toBe(2);
    for (const receive of held) receive();
    await saving;
    expect(maximum()).toBe(7);
  });

  it('are reported as not saved if the server has others, which are then shown', async () => {
    const { save, maximum, backend } = await open({ call: 'updateOrderSettings', kind: 'status', status: 500 });
    const row = backend.store.settings.get(1001);
    if (row) {
      const values = { ...row.values, ordering_MaximumQuantity: 30 };
      backend.store.transaction(() => backend.store.settings.put({ ...row, values }));
    }
    await expect(save()).rejects.toThrow();
    expect(maximum()).toBe(30);
  });

  it('keep the cached values if they cannot be read', async () => {
    const { save, maximum, backend, reads } = await open({ call: 'updateOrderSettings', kind: 'cut' });
    backend.faults.add({ call: 'getSettings', kind: 'code', code: 2 });
    await expect(save()).rejects.toThrow();
    expect([maximum(), reads()]).toEqual([100, 2]);
  });
});
