import { Button, DataGrid, type DataGridHandle, Popup, PopupError, ProgressBar, toast } from '@mortar/design-system';
import { useMemo, useRef } from 'react';
import { useFocusOnRead } from '#grids/useFocusOnRead.ts';
import type { Order, OrderLine } from '#orders/current/model/line.ts';
import type { Saved } from '#orders/lines/useSaved.ts';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { useMoney } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { MoveChoices } from './MoveChoices.tsx';
import { MoveQuestion } from './MoveQuestion.tsx';
import { messages } from './messages.ts';
import type { MoveRow } from './model/moveRows.ts';
import { moveColumns } from './moveColumns.tsx';
import { fullDifference } from './moveTexts.ts';
import { SupplierEffects } from './SupplierEffects.tsx';
import { useMove } from './useMove.ts';
import { useMovePreview } from './useMovePreview.ts';
import '#grids/gridFill.css';
import './move.css';

export interface MoveLinesPopupProps {
  order: Order;
  /** Preselected line of its supplier's; null lists all lines without selection. */
  line: OrderLine | null;
  /** Called after all selected lines moved. */
  onDone(saved: Saved): void;
  onClose(): void;
  /** Element that receives focus after closing; null for the previous one. */
  returnFocusTo(): HTMLElement | null;
}

/**
 * Moves lines of the order to another supplier, with a preview of costs, free units, minimum and credit. Lines without
 * a price there stay (docs/decisions/0042-move-to-supplier.md).
 */
export function MoveLinesPopup({ order, line, onDone, onClose, returnFocusTo }: MoveLinesPopupProps) {
  const money = useMoney();
  const short = useSupplierNames();
  const group = useSession().staff.grouporderingenabled;
  const gridRef = useRef<DataGridHandle<MoveRow>>(null);
  const preview = useMovePreview(order, line);
  const { rows, ticked, setTicked, arriving, wanted, prices, positions, maximum, from, to } = preview;
  const move = useMove(order.id, preview, onDone);
  const { working, left, question, error } = move;
  useFocusOnRead(gridRef, rows.length > 0, 'lines');
  const columns = useMemo(() => {
    const leftIds = new Set(left.map(({ id }) => id));
    return moveColumns({ money, short, positions, maximum, left: leftIds, several: from === null, group });
  }, [money, short, positions, maximum, left, from, group]);
  const refusal = move.refusal;
  const start = () => {
    if (working || prices.reading) return;
    if (refusal) toast.warning(refusal);
    else void move.start();
  };
  const progress = working
    ? { ...working, label: messages.moving }
    : prices.reading && { ...prices.reading, label: messages.reading };
  return (
    <Popup
      open
      title={messages.title}
      size="90"
      description={messages.about(wanted.length)}
      onClose={working ? move.stop : onClose}
      returnFocusTo={returnFocusTo}
      footer={
        <>
          <PopupError {...((error ?? prices.error) && { error: error ?? prices.error ?? '' })} />
          {prices.error && (
            <Button variant="outline" tone="neutral" onClick={prices.again}>
              {messages.readAgain}
            </Button>
          )}
          <Button
            variant="outline"
            tone="neutral"
            keyHint="Esc"
            busy={working?.stopping ?? false}
            onClick={working ? move.stop : onClose}
          >
            {messages.cancel}
          </Button>
          <Button busy={working !== null || prices.reading !== null} keyHint="↵" unavailable={refusal} onClick={start}>
            {left.length > 0 ? messages.tryAgain(arriving.length) : messages.move(arriving.length)}
          </Button>
        </>
      }
    >
      <div className="move">
        <MoveChoices preview={preview} />
        {progress && (
          <ProgressBar
            label={progress.label}
            value={progress.done / Math.max(1, progress.of)}
            text={messages.progress(progress.done, progress.of)}
          />
        )}
        <div className="popup-grid">
          <DataGrid
            label={messages.lines}
            gridRef={gridRef}
            columns={columns}
            rows={rows}
            rowKey={({ line }) => line.id}
            emptyText={messages.none}
            selection="multiple"
            selected={ticked}
            onSelectionChange={(keys) => {
              if (!working) setTicked(keys);
            }}
            selectionText={() => (to === null ? '' : fullDifference(arriving, money))}
            onActivate={start}
            rowTone={(row) => (row.stays ? 'dimmed' : undefined)}
          />
        </div>
        {left.length > 0 && (
          <ul className="move-left" aria-label={messages.leftTitle}>
            {left.map(({ id, description, why }) => (
              <li key={id}>{messages.leftLine(description, why)}</li>
            ))}
          </ul>
        )}
        {group ? <p className="move-note">{messages.group}</p> : <SupplierEffects moved={preview.moved} />}
        <p className="move-note">{messages.keys}</p>
      </div>
      <PartBoundary onFail={move.cancel}>
        {question && (
          <MoveQuestion
            kind={question.kind}
            rows={question.rows}
            others={question.others}
            maximum={maximum ?? 0}
            onOverridden={() => void move.answer('all')}
            onLeave={() => void move.answer('others')}
            onCancel={move.cancel}
          />
        )}
      </PartBoundary>
    </Popup>
  );
}
