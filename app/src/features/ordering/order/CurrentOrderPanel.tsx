import {
  Button,
  choiceColumn,
  DataGrid,
  type DataGridHandle,
  type GridColumn,
  moneyColumn,
  numberColumn,
  toast,
} from '@mortar/design-system';
import { Pencil, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { CellButton } from '#grids/CellButton.tsx';
import { codeColumn, productColumn, supplierColumn } from '#grids/columns.ts';
import { GridPanel } from '#grids/GridPanel.tsx';
import { queryGrid } from '#grids/queryGrid.ts';
import { StepArea } from '#grids/StepArea.tsx';
import { type OrderLine, quantityText } from '#orders/current/model/line.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { DeleteLinePopup } from '#orders/lines/DeleteLinePopup.tsx';
import { messages as lineMessages } from '#orders/lines/messages.ts';
import { UpdateQuantityPopup } from '#orders/lines/UpdateQuantityPopup.tsx';
import { type UnsavedLine, type UnsavedNew, unsavedKey } from '#orders/lines/unsavedLines.ts';
import type { Saved } from '#orders/lines/useSaved.ts';
import { messages as managerMessages } from '#orders/manager/messages.ts';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { refusalOf } from '#session/permissions.ts';
import { useMoney } from '#session/settings.tsx';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { messages } from './messages.ts';
import { UnsavedLines } from './UnsavedLines.tsx';

const texts = messages.order;

type Change = { kind: 'update' | 'delete'; line: OrderLine; quantity?: number };

function lineColumns(
  money: (cents: number) => string,
  refusal: string | undefined,
  onChange: (change: Change) => void,
  short: (supplier: string) => string,
): GridColumn<OrderLine>[] {
  const { columns } = lineMessages.orderLines;
  const amount = (id: 'price' | 'total', header: string, width: number) =>
    moneyColumn<OrderLine>({ id, header, width, value: (line) => line[id], format: money });
  return [
    productColumn({ id: 'description', header: columns.description, value: (line) => line.description }),
    supplierColumn(short, { id: 'supplier', header: columns.supplier, value: (line) => line.supplier }),
    {
      id: 'actions',
      header: columns.actions,
      sortable: false,
      interactive: true,
      onDemand: true,
      exported: false,
      value: () => null,
      render: (line) => (
        <>
          <CellButton
            label={texts.update(line.description)}
            refusal={refusal}
            onClick={() => onChange({ kind: 'update', line })}
          >
            <Pencil size={16} aria-hidden />
          </CellButton>
          <CellButton
            label={texts.delete(line.description)}
            refusal={refusal}
            onClick={() => onChange({ kind: 'delete', line })}
          >
            <Trash2 size={16} aria-hidden />
          </CellButton>
        </>
      ),
    },
    numberColumn({
      id: 'quantity',
      header: columns.quantity,
      width: 64,
      value: (line) => line.quantity,
      text: quantityText,
    }),
    amount('price', columns.price, 88),
    amount('total', columns.total, 104),
    numberColumn({ id: 'bonus', header: columns.bonus, width: 56, optional: true, value: (line) => line.bonus }),
    choiceColumn({ id: 'staff', header: columns.staff, whole: true, priority: 3, value: (line) => line.staff }),
    codeColumn({ id: 'code', header: columns.code, priority: 2, value: (line) => line.supplierProductCode }),
    numberColumn({ id: 'number', header: columns.number, width: 40, priority: 4, value: (line) => line.number }),
  ];
}

export interface CurrentOrderPanelProps {
  active: boolean;
  /** What the quantity selector is open for, as unsaved lines name it. */
  editing?: string | null;
  gridRef: RefObject<DataGridHandle<OrderLine> | null>;
  onFocus(): void;
  onOpenManager(): void;
  /** A line that could not be saved is tried again: the quantity selector opens as it was left. */
  onTryAgain(line: UnsavedNew): void;
}

/** Brings a line that was just added into sight (001 §4, after a successful add). */
function useShowNewLine(lines: readonly OrderLine[] | undefined, gridRef: RefObject<DataGridHandle<OrderLine> | null>) {
  const known = useRef<number | null>(null);
  useEffect(
    function scrollToTheLineThatWasAdded() {
      // Lines that an order is read with are not new, however long it took.
      const newest = lines ? Math.max(0, ...lines.map(({ id }) => id)) : null;
      if (newest !== null && known.current !== null && newest > known.current) gridRef.current?.scrollToRow(newest);
      known.current = newest;
    },
    [lines, gridRef],
  );
}

/** The lines of the open order (001 §2, Current Order tab). */
export function CurrentOrderPanel(props: CurrentOrderPanelProps) {
  const { active, gridRef, onFocus, onOpenManager, onTryAgain } = props;
  const money = useMoney();
  const layoutKey = useLayoutKey('order-lines');
  const { current, order, query, editable } = useCurrentOrder();
  const [change, setChange] = useState<Change | null>(null);
  const short = useSupplierNames();
  const columns = useMemo(() => {
    const ask = (asked: Change) => (editable.allowed ? setChange(asked) : toast.error(editable.reason));
    return { shown: lineColumns(money, refusalOf(editable), ask, short), ask };
  }, [money, editable, short]);
  const tryAgain = (unsaved: UnsavedLine) => {
    if ('price' in unsaved) return onTryAgain(unsaved);
    const line = order?.lines.find(({ id }) => id === unsaved.lineid);
    if (line) columns.ask({ kind: 'update', line, quantity: unsaved.quantity });
    else toast.error(texts.lineGone(unsaved.description));
  };
  const finish = (saved: Saved | null) => {
    setChange(null);
    if (saved) toast.success(saved.text, saved);
  };
  useShowNewLine(order?.lines, gridRef);
  const toGrid = () => {
    gridRef.current?.focus();
    return document.activeElement as HTMLElement | null;
  };
  const empty = current
    ? { emptyText: lineMessages.orderLines.empty }
    : { emptyText: texts.none, emptyHint: texts.open };
  return (
    <GridPanel
      title={texts.title}
      active={active}
      actions={
        !current && (
          <Button size="xs" variant="outline" onClick={onOpenManager}>
            {managerMessages.manager.title}
          </Button>
        )
      }
    >
      <StepArea pane="order" onFocus={onFocus}>
        {current && (
          <UnsavedLines
            orderid={current.orderid}
            order={order}
            editing={change?.kind === 'update' ? unsavedKey({ lineid: change.line.id }) : (props.editing ?? null)}
            onTryAgain={tryAgain}
          />
        )}
        <DataGrid
          label={texts.title}
          gridRef={gridRef}
          columns={columns.shown}
          layoutKey={layoutKey}
          find
          rows={order?.lines ?? []}
          rowKey={(line) => line.id}
          {...queryGrid(query, current !== null)}
          loadingText={lineMessages.orderLines.loading}
          {...empty}
          onActivate={(line) => columns.ask({ kind: 'update', line })}
          onRowKey={(event, line) => {
            if (event.key === 'Delete') columns.ask({ kind: 'delete', line });
          }}
        />
        {current && change?.kind === 'update' && (
          <UpdateQuantityPopup
            orderid={current.orderid}
            line={change.line}
            quantity={change.quantity}
            onDone={finish}
            onCancel={() => setChange(null)}
            returnFocusTo={toGrid}
          />
        )}
        {current && change?.kind === 'delete' && (
          <DeleteLinePopup
            orderid={current.orderid}
            line={change.line}
            onDone={finish}
            onCancel={() => setChange(null)}
            returnFocusTo={toGrid}
          />
        )}
      </StepArea>
    </GridPanel>
  );
}
