import { Button, type DataGridHandle, IconButton, toast } from '@mortar/design-system';
import { Maximize2 } from 'lucide-react';
import { memo, type RefObject, useState } from 'react';
import { GridPanel } from '#grids/GridPanel.tsx';
import { StepArea } from '#grids/StepArea.tsx';
import { useHasFocus } from '#keyboard/focus/useHasFocus.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { NO_ORDER, type UnsavedLine, type UnsavedNew, unsavedKey } from '#orders/lines/unsavedLines.ts';
import type { Saved } from '#orders/lines/useSaved.ts';
import { messages as managerMessages } from '#orders/manager/messages.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { messages } from './messages.ts';
import { OrderLines, useLineChange } from './OrderLines.tsx';
import { UnsavedLines } from './UnsavedLines.tsx';

const FullOrderPopup = lazyPart(() => import('./FullOrderPopup.tsx'), 'FullOrderPopup');

const texts = messages.order;

export interface CurrentOrderPanelProps {
  /** Key of the line that the quantity selector edits, as in unsaved lines. */
  editing?: string | null;
  gridRef: RefObject<DataGridHandle<OrderLine> | null>;
  onFocus(): void;
  onOpenManager(): void;
  /** Called to retry an unsaved line: opens the quantity selector with its values. */
  onTryAgain(line: UnsavedNew): void;
  /** Called after a line was changed or deleted. */
  onSaved(saved: Saved): void;
  /** Fallback for focus. */
  returnFocus(): HTMLElement | null;
}

/** Lists the lines of the open order (001 §2, Current Order tab). */
export const CurrentOrderPanel = memo(function CurrentOrderPanel(props: CurrentOrderPanelProps) {
  const { gridRef, onFocus, onOpenManager, onTryAgain, onSaved } = props;
  const { current, order, editable } = useCurrentOrder();
  const changing = useLineChange();
  const [full, setFull] = useState(false);
  const tryAgain = (unsaved: UnsavedLine) => {
    if (!current) return onOpenManager();
    if ('price' in unsaved) return onTryAgain(unsaved);
    const line = order?.lines.find(({ id }) => id === unsaved.lineid);
    if (line) changing.ask({ kind: 'update', line, quantity: unsaved.quantity });
    else toast.error(texts.lineGone(unsaved.description));
  };
  return (
    <GridPanel
      title={texts.title}
      active={useHasFocus('order')}
      actions={
        current ? (
          <IconButton
            size="xs"
            label={texts.full}
            icon={<Maximize2 size={14} aria-hidden="true" />}
            onClick={() => setFull(true)}
          />
        ) : (
          <Button size="xs" variant="outline" onClick={onOpenManager}>
            {managerMessages.manager.title}
          </Button>
        )
      }
    >
      <StepArea pane="order" keys={editable.allowed ? texts.keys : undefined} onFocus={onFocus}>
        <UnsavedLines
          orderId={current?.orderId ?? NO_ORDER}
          order={order}
          editing={
            changing.change?.kind === 'update'
              ? unsavedKey({ lineid: changing.change.line.id })
              : (props.editing ?? null)
          }
          onTryAgain={tryAgain}
          returnFocus={props.returnFocus}
        />
        <OrderLines
          changing={changing}
          gridRef={gridRef}
          onSaved={onSaved}
          layout="order-lines"
          onLeave={() => props.returnFocus()?.focus()}
        />
      </StepArea>
      <PartBoundary onFail={() => setFull(false)}>
        {full && order && <FullOrderPopup order={order} onClose={() => setFull(false)} />}
      </PartBoundary>
    </GridPanel>
  );
});
