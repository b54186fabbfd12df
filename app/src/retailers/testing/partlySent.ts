import { getLoaded } from '@mortar/storybook/storyBackend';

type Context = Parameters<typeof getLoaded>[0];

/** Unsent lines of the group's order for Sea Point and Claremont. */
export function linesForTwo(context: Context) {
  const { items, orderRetailers } = getLoaded(context).backend.store;
  const [found] = [...orderRetailers.all()].filter(({ retailerids }) => retailerids.length === 2);
  return items.at(found?.orderid ?? 0).filter(({ sentorderid }) => sentorderid === null);
}

/**
 * Marks Sea Point's part of that order as sent, but not Claremont's. For a story's `beforeEach`.
 * @param suppliercode limits it to a supplier
 */
export const sendToSeaPoint = (suppliercode?: string) => (context: Context) => {
  const { items, transaction } = getLoaded(context).backend.store;
  transaction(() => {
    for (const item of linesForTwo(context)) {
      const sent = suppliercode === undefined || item.suppliercode === suppliercode;
      if (sent) items.put({ ...item, sentfor: [{ retailerid: 2001, orderid: 1 }] });
    }
  });
};
