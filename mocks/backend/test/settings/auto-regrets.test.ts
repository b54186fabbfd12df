import { updateAutoRegrets } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { SUPPLIERS } from '../../src/catalogue/data/suppliers.ts';
import { startBackend } from '../support/buyer.ts';
import { callApi, enter } from '../support/client.ts';

describe('the suppliers of auto regrets', () => {
  it('are changed all at once or not at all', async () => {
    const { fetch, backend } = startBackend();
    const kestrel = SUPPLIERS.find(({ suppliercode }) => suppliercode === 'KEST');
    const terms = () => backend.store.terms.get('1001/KEST');
    const before = terms()?.autoregretsenabled ?? false;
    const body = [
      { creditorid: kestrel?.creditorid ?? 0, autoregretsenabled: !before },
      { creditorid: 999_999, autoregretsenabled: true },
    ];
    const outcome = await callApi(fetch, updateAutoRegrets, { body }, await enter(fetch, 'admin@1001'));
    expect([outcome.kind, terms()?.autoregretsenabled ?? false]).toEqual(['nothing', before]);
  });
});
