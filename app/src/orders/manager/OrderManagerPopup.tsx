import type { DataGridHandle } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { GridPanel } from '#grids/GridPanel.tsx';
import { useInitialFocus } from '#keyboard/focus/useInitialFocus.ts';
import { unsentOrdersQuery } from '#orders/current/api/unsentOrders.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { messages } from './messages.ts';
import { OrderManagerFrame, type OrderManagerPopupProps } from './OrderManagerFrame.tsx';
import { UnsentOrdersGrid } from './UnsentOrdersGrid.tsx';
import '#grids/gridFill.css';

const texts = messages.manager;

// Loaded for groups only, which few pharmacies belong to.
const GroupOrderManager = lazyPart(() => import('./GroupOrderManager.tsx'), 'GroupOrderManager');

/** 'Order Manager': opens, deletes and starts unsent orders (001 §2, 002 §2.4). */
export function OrderManagerPopup(props: OrderManagerPopupProps) {
  const { grouporderingenabled } = useSession().staff;
  const [needed, setNeeded] = useState(props.open);
  if (props.open && !needed) setNeeded(true);
  if (!grouporderingenabled) return <OwnOrderManager {...props} />;
  if (props.asPage) {
    // The page cannot be closed, so a load error is the page's.
    return (
      <Suspense fallback={null}>
        <GroupOrderManager {...props} />
      </Suspense>
    );
  }
  return (
    <PartBoundary
      onFail={() => {
        setNeeded(false);
        props.onClose();
      }}
    >
      {needed && <GroupOrderManager {...props} />}
    </PartBoundary>
  );
}

/** Order manager of a single pharmacy. */
function OwnOrderManager(props: OrderManagerPopupProps) {
  const { open, asPage, startAt } = props;
  const [intended, setIntended] = useState(props.automatic !== true);
  const query = useQuery({ ...unsentOrdersQuery(useClient()), enabled: open });
  const [selected, setSelected] = useState<number | null>(null);
  const gridRef = useRef<DataGridHandle<UnsentOrder>>(null);
  const startRef = useRef<HTMLButtonElement>(null);
  const orders = query.data ?? [];
  const settled = open && query.isSuccess;
  const some = orders.length > 0;
  // The cached list may lack the saved order.
  const saved = orders.find(({ orderId }) => orderId === startAt)?.orderId;
  const focusOrders = () => (some ? gridRef.current : startRef.current)?.focus();
  const place = some ? 'orders' : 'the button that starts one';
  useInitialFocus(open && intended, settled ? String(saved ?? place) : null, () => {
    if (saved === undefined) focusOrders();
    else gridRef.current?.focusRow(saved);
  });
  return (
    <OrderManagerFrame
      {...props}
      size="80"
      onIntent={() => setIntended(true)}
      order={orders.find(({ orderId }) => orderId === selected) ?? null}
      focusOrders={focusOrders}
      // After a load error, retry has focus instead.
      {...(!query.isLoadingError && { startRef })}
    >
      {(take) => {
        const grid = (
          <UnsentOrdersGrid
            label={texts.title}
            layout="unsent-orders"
            orders={orders}
            query={query}
            emptyText={texts.none}
            gridRef={gridRef}
            selected={selected}
            onSelect={setSelected}
            onActivate={take}
          />
        );
        // The popup shows the title itself.
        return asPage ? <GridPanel title={texts.title}>{grid}</GridPanel> : <div className="popup-grid">{grid}</div>;
      }}
    </OrderManagerFrame>
  );
}
