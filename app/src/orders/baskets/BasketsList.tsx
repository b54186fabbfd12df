import type { UnsentOrder } from '@mortar/contract';
import { Button, DataGrid, type DataGridHandle, type GridColumn, toast } from '@mortar/design-system';
import { type Ref, useMemo, useState } from 'react';
import { GridPanel } from '#grids/GridPanel.tsx';
import { type GridQuery, queryGrid } from '#grids/queryGrid.ts';
import { lockColumn } from '#orders/current/locks/lockColumn.tsx';
import { useLockHolders } from '#orders/current/locks/useLockHolders.ts';
import { messages as currentMessages } from '#orders/current/messages.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { can, refusalOf } from '#session/permissions.ts';
import { usePermissions } from '#session/useSession.ts';
import { DeleteBasketPopup } from './DeleteBasketPopup.tsx';
import { messages } from './messages.ts';
import type { BasketType } from './model/basketType.ts';

const texts = messages.baskets;

// The forms' libraries come with the first basket that is created.
const CreateBasketPopup = lazyPart(() => import('./CreateBasketPopup.tsx').then((module) => module.CreateBasketPopup));

const NAME: GridColumn<UnsentOrder> = {
  id: 'name',
  header: texts.name,
  flex: 1,
  minWidth: 140,
  rowHeader: true,
  value: ({ description }) => description,
};

export interface BasketsListProps {
  type: BasketType;
  baskets: readonly UnsentOrder[];
  query: GridQuery;
  /** The one that is chosen. */
  basket: UnsentOrder | null;
  gridRef: Ref<DataGridHandle<UnsentOrder>>;
  onSelect(orderid: number | null): void;
  onActivate(): void;
}

/** The baskets of a type; custom ones are created and deleted here, and nowhere else (002 §2.5, §6). */
export function BasketsList({ type, baskets, query, basket, gridRef, onSelect, onActivate }: BasketsListProps) {
  const layoutKey = useLayoutKey('baskets');
  const locks = useLockHolders(baskets);
  const columns = useMemo(() => (locks ? [NAME, lockColumn<UnsentOrder>(locks)] : [NAME]), [locks]);
  return (
    <GridPanel
      title={texts.lists[type]}
      level={3}
      actions={type === 'custom' && <CustomActions baskets={baskets} basket={basket} />}
    >
      <DataGrid
        label={texts.lists[type]}
        gridRef={gridRef}
        columns={columns}
        layoutKey={layoutKey}
        rows={baskets}
        rowKey={({ orderid }) => orderid}
        {...queryGrid(query)}
        loadingText={texts.loading}
        emptyText={texts.none}
        selection="single"
        selected={new Set(basket ? [basket.orderid] : [])}
        // The basket with the cursor is the chosen one, however somebody came to it.
        onActiveRowChange={(row) => onSelect(row?.orderid ?? null)}
        onActivate={onActivate}
        rowTone={({ locked }) => (locked ? 'dimmed' : undefined)}
      />
    </GridPanel>
  );
}

function CustomActions({ baskets, basket }: Pick<BasketsListProps, 'baskets' | 'basket'>) {
  const permissions = usePermissions();
  const [creating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState<UnsentOrder | null>(null);
  const refusals = {
    create: refusalOf(can.createOrders(permissions)),
    delete:
      refusalOf(can.changeBaskets(permissions)) ??
      (basket?.locked ? currentMessages.basketOpenedBy(basket.staffname) : undefined),
  };
  const create = () => {
    if (refusals.create) toast.error(refusals.create);
    else setCreating(true);
  };
  const askToDelete = () => {
    if (refusals.delete) toast.error(refusals.delete);
    else if (basket) setDeleting(basket);
    else toast.warning(texts.selectBasket);
  };
  return (
    <>
      <Button variant="ghost" tone="danger" size="sm" unavailable={refusals.delete} onClick={askToDelete}>
        {texts.delete}
      </Button>
      <Button variant="ghost" size="sm" unavailable={refusals.create} onClick={create}>
        {texts.create}
      </Button>
      <DeleteBasketPopup basket={deleting} onClose={() => setDeleting(null)} />
      <PartBoundary onFail={() => setCreating(false)}>
        {creating && (
          <CreateBasketPopup taken={baskets.map(({ description }) => description)} onClose={() => setCreating(false)} />
        )}
      </PartBoundary>
    </>
  );
}
