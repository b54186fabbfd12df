// @vitest-environment jsdom
import type { Fault } from '@mortar/backend';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keys } from '#server/keys.ts';
import { getFailure } from '#server/outcome.ts';
import { asAdministrator } from '#settings/suppliers/testing/signedIn.ts';
import { useSaveSupplier } from './supplierTerms.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const KESTREL = 101;

async function opened(...faults: Fault[]) {
  const { backend, services, result } = await asAdministrator(useSaveSupplier, faults);
  const terms = () => backend.store.terms.get('1001/KEST');
  const change = (changed: Parameters<typeof result.current.mutateAsync>[0]['changed']) =>
    result.current.mutateAsync({ creditorid: KESTREL, changed });
  return { backend, services, terms, change };
}

describe('a changed supplier', () => {
  it('keeps what another user changed meanwhile', async () => {
    const { backend, terms, change } = await opened();
    const before = terms();
    if (!before) throw new Error('there are no terms');
    backend.store.transaction(() => {
      backend.store.terms.put({ ...before, email: 'depot@kestrel.example', closingday: 7 });
    });
    await change({ minimumordervalue: 12_345 });
    expect(terms()).toMatchObject({ minimumordercents: 12_345, email: 'depot@kestrel.example', closingday: 7 });
  });

  it('is updated wherever suppliers are shown', async () => {
    const { services, change } = await opened();
    await change({ creditlimit: 99 });
    const known = services.queryClient.getQueryData(keys.suppliers);
    expect(known).toEqual(
      expect.arrayContaining([expect.objectContaining({ creditorid: KESTREL, creditlimit: 0.99 })]),
    );
  });

  it('is saved if only the answer was lost, and sent once', async () => {
    const { terms, change } = await opened({ call: 'updateSupplier', kind: 'lostAnswer', times: 1 });
    await change({ creditlimit: 4_200 });
    expect(terms()?.creditlimitcents).toBe(4_200);
  });

  it.each<[string, Fault, string]>([
    ['was refused', { call: 'updateSupplier', kind: 'code', code: 2 }, 'error'],
    ['never arrived', { call: 'updateSupplier', kind: 'cut' }, 'network'],
    ['could not be read before', { call: 'listSuppliers', kind: 'code', code: 5 }, 'error'],
  ])('is unchanged if the change %s', async (_what, fault, kind) => {
    const { terms, change } = await opened(fault);
    const before = terms();
    const error = await change({ creditlimit: 1 }).catch((failure: unknown) => failure);
    expect(getFailure(error).kind).toBe(kind);
    expect(terms()).toEqual(before);
  });
});
