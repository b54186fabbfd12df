import {
  Button,
  DataGrid,
  type DataGridHandle,
  type GridColumn,
  Popup,
  PopupError,
  type RowKey,
} from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useInitialFocus } from '#keyboard/focus/useInitialFocus.ts';
import type { PharmacyAssignment } from '#retailers/model/pharmacy.ts';
import { errorText, getFailure } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { orderRetailersQuery, useAssignRetailers } from './api/orderRetailers.ts';
import { messages as choiceMessages } from './choiceMessages.ts';
import { messages } from './messages.ts';
import { useAssignedRetailers } from './useRetailerChoice.ts';
import './retailers.css';

const texts = messages.manager;

const COLUMNS: GridColumn<PharmacyAssignment>[] = [
  { id: 'name', header: messages.retailer, value: ({ name }) => name },
];

function assignError(error: unknown): string {
  const failure = getFailure(error);
  return failure.kind === 'error' ? texts.failed(failure.code) : texts.unexpected;
}

export interface OrderRetailerManagerPopupProps {
  /** The group's order, open here. */
  orderId: number;
  /** Called once the selection is saved. */
  onSaved(): void;
  onClose(): void;
  returnFocusTo(): HTMLElement | null;
}

/** 'Order Retailer Manager': selects the retailers of a group's order. A single one is preselected (000 §2, §5). */
export function OrderRetailerManagerPopup({
  orderId,
  onSaved,
  onClose,
  returnFocusTo,
}: OrderRetailerManagerPopupProps) {
  const { query: assignment, known, assigned } = useAssignedRetailers();
  const onOrder = useQuery(orderRetailersQuery(useClient(), orderId));
  const assign = useAssignRetailers(orderId);
  const gridRef = useRef<DataGridHandle<PharmacyAssignment>>(null);
  const [ticked, tick] = useState<ReadonlySet<RowKey> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const failed = assignment.isError ? assignment : onOrder.isError ? onOrder : null;
  const ready = assignment.isSuccess && onOrder.isSuccess;
  const before = assigned.length === 1 ? assigned : (onOrder.data ?? []);
  const now = ticked ?? new Set<RowKey>(ready ? before.map(({ id }) => id) : []);
  const chosen = assigned.map(({ id }) => id).filter((id) => now.has(id));
  useInitialFocus(true, ready ? 'retailers' : null, () => gridRef.current?.focus());
  const save = () => {
    if (assign.isPending || !ready) return;
    setProblem(chosen.length === 0 ? texts.selectOne : null);
    if (chosen.length > 0)
      assign.mutate(chosen, { onSuccess: onSaved, onError: (error) => setProblem(assignError(error)) });
  };
  return (
    <Popup
      open
      title={texts.title}
      size="md"
      description={texts.about}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      footer={
        <>
          <PopupError {...(problem && { error: problem })} />
          <Button variant="outline" tone="neutral" keyHint="Esc" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button busy={assign.isPending} disabled={!ready || assigned.length === 0} keyHint="↵" onClick={save}>
            {choiceMessages.save(chosen.length)}
          </Button>
        </>
      }
    >
      <div className="order-retailers">
        <DataGrid
          label={messages.onOrder.title}
          gridRef={gridRef}
          columns={COLUMNS}
          rows={ready ? assigned : []}
          rowKey={({ id }) => id}
          state={failed ? 'error' : ready ? 'ready' : 'loading'}
          loadingText={messages.onOrder.loading}
          emptyText={known === 0 ? messages.none : texts.notAssigned}
          errorText={errorText(failed?.error)}
          onRetry={() => void failed?.refetch()}
          selection="multiple"
          tickOnClick
          selected={now}
          onSelectionChange={(keys) => {
            tick(keys);
            setProblem(null);
          }}
          onActivate={save}
        />
      </div>
    </Popup>
  );
}
