import { listVersions } from '@mortar/contract';
import { expect, it, vi } from 'vitest';
import { createBackend, manualClock, scenarios } from '../../src/index.ts';
import { getRequest } from '../support/client.ts';

it('what nobody expected is told to whoever runs the backend, and not to the client', async () => {
  const { seed } = scenarios.emptyPharmacy();
  const onFailure = vi.fn<(error: unknown) => void>();
  const backend = createBackend({ seed, clock: manualClock(seed.now), onFailure });
  const secret = new Error('SELECT password FROM staff');
  vi.spyOn(backend.store.versions, 'all').mockImplementation(() => {
    throw secret;
  });
  const answer = await backend.fetch(getRequest(listVersions, {}, null));
  expect([answer.status, await answer.text()]).toEqual([500, 'The backend failed.']);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(secret);
});
