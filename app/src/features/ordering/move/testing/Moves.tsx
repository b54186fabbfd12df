import { getLoaded } from '@mortar/storybook/storyBackend';
import { fn } from 'storybook/test';
import { MoveLinesPopup } from '#features/ordering/move/MoveLinesPopup.tsx';
import type { OrderLine } from '#orders/current/model/line.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { samples, suppliers } from '#stories/samples.tsx';

export interface MovesProps {
  /** Product of the preselected line; omitted to list all lines. */
  product?: string;
  /** Supplier whose first line is preselected. */
  supplier?: string;
}

/** Moving lines of the open order. */
export function Moves({ product, supplier }: MovesProps) {
  const { order } = useCurrentOrder();
  if (!order) return null;
  const hasStarted = (line: OrderLine) => line.description === product || line.supplier === supplier;
  return (
    <MoveLinesPopup
      order={order}
      line={order.lines.find(hasStarted) ?? null}
      onDone={fn()}
      onClose={fn()}
      returnFocusTo={() => null}
    />
  );
}

/** Adds a product that is locked to its preferred supplier to the order. */
export function orderLockable(context: Parameters<typeof getLoaded>[0]): void {
  const { store, catalogue } = getLoaded(context).backend;
  const items = [...store.items.all()];
  const item = items.find(({ suppliername }) => suppliername === suppliers.yellow);
  const product = [...catalogue.products].find(({ description }) => description === samples.lockable);
  const price =
    product && catalogue.getPrices(product).find(({ supplier }) => supplier.suppliername === suppliers.yellow);
  if (!item || !product || !price) throw new Error('There is nothing to order.');
  store.transaction(() =>
    store.items.put({
      ...item,
      orderitemid: store.next('orderitem'),
      itemnumber: items.length + 1,
      productid: product.productid,
      productcode: product.productcode,
      productdescription: product.description,
      supplierpriceid: price.supplierpriceid,
      supplierproductcode: price.supplierproductcode,
      supplierquantity: price.quantity,
      supplierbonusquantity: price.bonusquantity,
      orderedpricecents: price.pricecents,
      orderedquantity: price.quantity,
      bonusquantity: price.bonusquantity,
    }),
  );
}
