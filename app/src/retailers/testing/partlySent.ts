import { getLoaded } from '@mortar/storybook/storyBackend';

type Context = Parameters<typeof getLoaded>[0];

/** The group's order that is for two of its pharmacies, Sea Point and Claremont: its lines that are not sent yet. */
export function linesForTwo(context: Context) {
  const { items, orderRetailers } = getLoaded(context).backend.store;
  const [found] = [...orderRetailers.all()].filter(({ retailerids }) => retailerids.length === 2);
  return items.at(found?.orderid ?? 0).filter(({ sentorderid }) => sentorderid === null);
}

/**
 * Has Sea Point been sent its part of that order, Claremont not. For a story's `beforeEach`.
 * @param suppliercode only what was ordered there; everything without one
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
