import type { ProcessedOrder } from '@mortar/contract';
import { Button, DataGrid, type GridColumn, Panel, toast } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { OrderRetailerManagerPopup } from '#retailers/OrderRetailerManagerPopup.tsx';
import { getGroups } from '#rules/getGroups.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { groupUnsentSuppliersQuery, useSendGroupOrders } from './api/groupSending.ts';
import { GroupSendResults } from './GroupSendResults.tsx';
import { messages } from './messages.ts';
import { processedRows } from './model/processedOrders.ts';
import { afterGroupSending, stillUnsent } from './model/stillUnsent.ts';
import type { GroupUnsentSupplier, RetailerAccounts } from './model/unsentSupplier.ts';
import { type WithoutAccount, withoutAccount } from './model/withoutAccount.ts';
import { SendDialog, type SendOrdersPopupProps, sendError } from './SendDialog.tsx';
import '#grids/gridFill.css';

const texts = messages.send;
const onOrder = retailerMessages.onOrder;
const accountTexts = messages.accounts;

const COLUMNS: GridColumn<RetailerAccounts>[] = [
  { id: 'name', header: retailerMessages.retailer, flex: 3, minWidth: 120, value: ({ name }) => name },
  {
    id: 'accounts',
    header: onOrder.account,
    flex: 2,
    minWidth: 96,
    value: ({ accounts }) => accounts || onOrder.noAccount,
  },
];

/** Pharmacies without an account at selected suppliers. */
function hopelessText(without: readonly WithoutAccount[]): string {
  const byRetailer = getGroups(without, ({ retailer }) => retailer.id).map((same) =>
    accountTexts.missing(
      same[0].retailer.name,
      same.map(({ supplier }) => supplier.name),
    ),
  );
  return byRetailer.length === 0 ? '' : accountTexts.fails(byRetailer.length, byRetailer.join('; '));
}

/** Pharmacies of the order with their accounts at the current supplier; without one, sending fails. */
function RetailersOf({ supplier, some }: { supplier: GroupUnsentSupplier | null; some: boolean }) {
  return (
    <Panel title={onOrder.title} flush level={3}>
      <div className="grid-fill">
        <DataGrid
          label={onOrder.title}
          columns={COLUMNS}
          rows={supplier?.retailers ?? []}
          rowKey={({ id }) => id}
          emptyText={some && !supplier ? texts.select : onOrder.none}
          rowTone={({ accounts }) => (accounts ? undefined : 'regretted')}
        />
      </div>
    </Panel>
  );
}

/** 'Send your orders' of a group: sends the open order to each supplier for each pharmacy (002 §2.6, §4). */
export function GroupSendOrders({ orderId, note, onSent, onClose, returnFocusTo }: SendOrdersPopupProps) {
  const { retailerid: groupretailerid } = useSession().staff;
  const unsent = useQuery(groupUnsentSuppliersQuery(useClient(), { groupretailerid, baseorderid: orderId }));
  const { current } = useCurrentOrder();
  const send = useSendGroupOrders(orderId);
  const [managing, setManaging] = useState(false);
  const [processed, setProcessed] = useState<{
    orders: readonly ProcessedOrder[];
    before: readonly GroupUnsentSupplier[];
  } | null>(null);
  /** Pharmacies without an account at the time of sending. */
  const [without, setWithout] = useState<readonly WithoutAccount[]>([]);
  /** Codes of failed suppliers to retry; deselected ones stay deselected. */
  const [failed, setFailed] = useState<readonly string[]>();
  const common = { note, onClose, returnFocusTo };
  if (processed) {
    const chooseAgain = () => {
      const rows = processedRows(processed.orders).filter(({ succeeded }) => !succeeded);
      setFailed(rows.map(({ supplierCode }) => supplierCode));
      setProcessed(null);
    };
    return (
      <GroupSendResults
        orderId={orderId}
        orderNumber={current?.orderNumber ?? ''}
        orders={processed.orders}
        returnFocusTo={returnFocusTo}
        without={without}
        onTryAgain={chooseAgain}
        onContinue={(suppliers, results) => {
          if (suppliers === 0) return chooseAgain();
          onSent(suppliers, stillUnsent(afterGroupSending(processed.before, results), null));
        }}
      />
    );
  }
  const submit = (chosen: readonly GroupUnsentSupplier[]) => {
    if (chosen.some(({ retailers }) => retailers.length === 0)) {
      toast.warning(retailerMessages.manager.selectOne);
      setManaging(true);
      return;
    }
    const before = unsent.data ?? [];
    setWithout(withoutAccount(chosen));
    send.mutate(chosen, {
      onSuccess: (answer) => {
        if (answer) return setProcessed({ orders: answer, before });
        toast.warning(texts.statusesUnknown);
        const rest = before.filter((supplier) => !chosen.includes(supplier));
        onSent(chosen.length, stillUnsent(rest, null));
      },
    });
  };
  return (
    <>
      <SendDialog
        {...common}
        start={failed}
        unsent={unsent}
        busy={send.isPending}
        error={send.isError ? sendError(send.error) : null}
        onSend={submit}
        tools={
          <Button variant="outline" tone="neutral" onClick={() => setManaging(true)}>
            {texts.manageRetailers}
          </Button>
        }
        hopeless={(chosen) => hopelessText(withoutAccount(chosen))}
        aside={(supplier) => <RetailersOf supplier={supplier} some={(unsent.data ?? []).length > 0} />}
        getAccounts={({ retailers }) =>
          retailers.map(({ name, accounts }) => messages.accounts.of(name, accounts || onOrder.noAccount)).join(', ')
        }
        withHistory={false}
      />
      {managing && (
        <OrderRetailerManagerPopup
          orderId={orderId}
          onSaved={() => setManaging(false)}
          onClose={() => setManaging(false)}
          returnFocusTo={() => null}
        />
      )}
    </>
  );
}
