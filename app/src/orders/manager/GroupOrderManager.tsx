import { type DataGridHandle, numberColumn, Panel, SplitPane, SwitchField } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { groupUnsentOrdersQuery } from '#orders/current/api/unsentOrders.ts';
import { releaseNoticeAtom } from '#orders/current/currentOrder.ts';
import type { GroupUnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { usePaneSize } from '#preferences/usePaneSize.ts';
import { getOwn, mayDo, worksForAll } from '#retailers/model/groupOrder.ts';
import type { PharmacyAssignment } from '#retailers/model/pharmacy.ts';
import { RetailerPanes } from '#retailers/RetailerPanes.tsx';
import { RetailersOnOrder } from '#retailers/RetailersOnOrder.tsx';
import { promptFor, useRetailerChoice } from '#retailers/useRetailerChoice.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { messages } from './messages.ts';
import { OrderManagerFrame, type OrderManagerPopupProps } from './OrderManagerFrame.tsx';
import { UnsentOrdersGrid } from './UnsentOrdersGrid.tsx';
import '#grids/gridFill.css';
import './groupOrderManager.css';
import './unsentOrderLines.css';

const texts = messages.manager;

const FOR_RETAILERS = [
  numberColumn<GroupUnsentOrder>({
    id: 'retailers',
    header: texts.columns.retailers,
    width: 84,
    value: ({ retailers }) => retailers.length,
  }),
];

/** Focuses the retailers on opening, and the orders once the requested ones have loaded. */
function useGroupFocus(open: boolean, retailersLoaded: boolean, ordersLoaded: boolean) {
  const retailers = useRef<DataGridHandle<PharmacyAssignment>>(null);
  const orders = useRef<DataGridHandle<GroupUnsentOrder>>(null);
  useEffect(
    function focusNextChoice() {
      if (!open) return;
      if (ordersLoaded) orders.current?.focus();
      else if (retailersLoaded) retailers.current?.focus();
    },
    [open, retailersLoaded, ordersLoaded],
  );
  return { retailers, orders };
}

/** Order manager of a group: orders of selected retailers with their pharmacies (001 §2, 002 §2.4). */
export function GroupOrderManager(props: OrderManagerPopupProps) {
  const { open, asPage } = props;
  const [intended, setIntended] = useState(props.automatic !== true);
  const level = asPage ? 2 : 3;
  const { staff } = useSession();
  const releaseNotice = useAtomValue(releaseNoticeAtom);
  const choice = useRetailerChoice({ place: 'manager' });
  const { requested, assigned } = choice;
  const query = useQuery({ ...groupUnsentOrdersQuery(useClient(), staff.retailerid, requested), enabled: open });
  const [onlyMine, setOnlyMine] = useState(false);
  const [selected, setSelected] = useState<number | null>(null);
  const panes = usePaneSize('manager retailers', 21);
  const rows = usePaneSize('manager orders', 66);
  const orders = (query.data ?? []).filter((order) => !onlyMine || worksForAll(order, assigned));
  const hidden = orders.length === 0 ? (query.data ?? []).length : 0;
  const order = orders.find(({ orderId }) => orderId === selected) ?? null;
  const nothingRequested = requested.length === 0;
  const refs = useGroupFocus(open && intended, assigned.length > 0, !nothingRequested && orders.length > 0);
  const refused = order !== null && !mayDo('open', order, assigned).allowed;
  const readAssignment = useEffectEvent(choice.readAgain);
  useEffect(
    function reloadAssignments() {
      if (refused) readAssignment();
    },
    [refused, selected],
  );
  const emptyText = () => {
    if (nothingRequested) return promptFor(choice, texts.getOrders);
    return hidden > 0 ? texts.hidden(hidden) : texts.none;
  };
  return (
    <OrderManagerFrame
      {...props}
      size="90"
      onIntent={() => setIntended(true)}
      order={order}
      nothingShown={hidden > 0}
      focusOrders={() => (orders.length > 0 ? refs.orders : refs.retailers).current?.focus()}
      may={(action, chosen: GroupUnsentOrder) => mayDo(action, chosen, assigned)}
    >
      {(take) => (
        <div className="group-manager">
          {releaseNotice && <p className="group-manager__note">{releaseNotice}</p>}
          <RetailerPanes
            label={texts.panes}
            size={panes}
            choice={choice}
            action={texts.getOrders}
            busy={!nothingRequested && query.isFetching}
            onAgain={() => void query.refetch()}
            gridRef={refs.retailers}
            level={level}
          >
            <SplitPane
              label={texts.ordersAndRetailers}
              direction="column"
              {...rows}
              first={
                <Panel
                  title={texts.unsent}
                  flush
                  level={level}
                  actions={<SwitchField label={texts.onlyMine} checked={onlyMine} onChange={setOnlyMine} />}
                >
                  <div className="grid-fill">
                    <UnsentOrdersGrid
                      label={texts.unsent}
                      layout="group-unsent-orders"
                      orders={orders}
                      query={nothingRequested ? { ...query, isPending: false } : query}
                      emptyText={emptyText()}
                      more={FOR_RETAILERS}
                      valueHeader={texts.columns.valueInAll}
                      withUser
                      detail={(chosen) => {
                        const permission = mayDo('open', chosen, assigned);
                        return permission.allowed ? null : <p className="unsent-lines-note">{permission.reason}</p>;
                      }}
                      gridRef={refs.orders}
                      selected={selected}
                      onSelect={setSelected}
                      onActivate={take}
                    />
                  </div>
                </Panel>
              }
              second={
                <RetailersOnOrder
                  orderId={order?.orderId ?? null}
                  ownOnly={order && getOwn(order, assigned)}
                  selectText={texts.selectOrder}
                  level={level}
                />
              }
            />
          </RetailerPanes>
        </div>
      )}
    </OrderManagerFrame>
  );
}
