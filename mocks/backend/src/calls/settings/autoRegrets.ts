import { updateAutoRegrets } from '@mortar/contract';
import { SUPPLIERS } from '../../catalogue/data/suppliers.ts';
import { handle } from '../../http/handle.ts';
import { nothing, success } from '../../http/reply.ts';
import { rights } from '../../rules/access/rights.ts';

const answerUpdate = handle(updateAutoRegrets, rights.changeSettings, ({ store, retailer }, _query, requested) => {
  const named = requested.map(({ creditorid, autoregretsenabled }) => {
    const code = SUPPLIERS.find((supplier) => supplier.creditorid === creditorid)?.suppliercode;
    return { terms: code && store.terms.get(`${retailer.retailerid}/${code}`), autoregretsenabled };
  });
  if (named.length === 0) return nothing;
  for (const { terms, autoregretsenabled } of named) {
    if (!terms) return nothing;
    store.terms.put({ ...terms, autoregretsenabled });
  }
  return success;
});

export const autoRegretCalls = [answerUpdate];
