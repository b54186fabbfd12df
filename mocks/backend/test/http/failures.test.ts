import { listVersions } from '@mortar/contract';
import { expect, it, vi } from 'vitest';
import { createBackend, manualClock, scenarios } from '../../src/index.ts';
import { getRequest } from '../support/client.ts';

it('reports an unexpected error to the operator of the backend, not to the client', async () => {
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
