import { listMessagingSuppliers, postConversation, postMessage } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { createBackend, manualClock, scenarios } from '../../src/index.ts';
import { mountNode } from '../../src/node/index.ts';
import { registeredHash } from '../../src/rules/messages/chat.ts';
import { startBackend } from '../support/buyer.ts';
import { answered, callApi, enter, type Fetch } from '../support/client.ts';
import { storedInMemory } from '../support/storedInMemory.ts';
import { serve } from '../support/transports.ts';

const onlineIn = async (fetch: Fetch) => {
  const me = await enter(fetch, 'admin@1001');
  const { wholesalers } = await answered(fetch, listMessagingSuppliers, {}, me);
  return wholesalers.filter(({ online }) => online).map(({ wholesalercode }) => wholesalercode);
};

describe('a supplier', () => {
  it('that goes offline is listed as offline, and neither starts nor continues a conversation', async () => {
    const { backend, fetch } = startBackend('openingTime');
    const me = await enter(fetch, 'buyer@1001');
    backend.presence.set('KEST', false);
    expect(backend.presence.isOnline('KEST')).toBe(false);
    expect(await onlineIn(fetch)).not.toContain('KEST');
    const hash = registeredHash({ suppliercode: 'KEST' });
    const started = { subject: 'Hours', category: 'General', registeredHash: hash, retailerID: 1001 } as const;
    const refusal = { kind: 'error', text: 'Please select an online supplier' };
    expect(await callApi(fetch, postConversation, { body: started }, me)).toMatchObject(refusal);
    const convID = [...backend.store.conversations.all()].find(({ suppliercode }) => suppliercode === 'KEST')?.convID;
    const body = { convID: convID ?? 0, message: 'Are you there?', sender: 'retailer' };
    expect(await callApi(fetch, postMessage, { body }, me)).toMatchObject(refusal);
  });

  it('that goes offline remains so when the server is restarted', async () => {
    const { seed } = scenarios.openingTime();
    const [journal, clock] = [storedInMemory(), manualClock(seed.now)];
    const before = createBackend({ seed, clock, journal });
    before.presence.set('KEST', false);
    before.presence.set('CAPE', true);
    before.close();
    const online = await onlineIn(createBackend({ seed, clock, journal }).fetch);
    expect(online).toContain('CAPE');
    expect(online).not.toContain('KEST');
  });

  it('that does not exist has no presence', () => {
    const { backend } = startBackend();
    expect(() => backend.presence.set('NONE', true)).toThrow('There is no supplier NONE.');
    expect(() => backend.presence.isOnline('NONE')).toThrow('There is no supplier NONE.');
  });

  it('goes offline by the control route too', async () => {
    const { backend } = startBackend();
    const mount = mountNode(backend, { control: true });
    const server = await serve(() => mount);
    const command = { do: 'presence', suppliercode: 'KEST', online: false };
    await fetch(`${server.origin}/__control`, { method: 'POST', body: JSON.stringify(command) });
    expect(backend.presence.isOnline('KEST')).toBe(false);
    await server.close();
  });
});
