import { Button, DataGrid, Popup, SelectField, toast } from '@mortar/design-system';
import { useMemo, useRef, useState } from 'react';
import { getButtonProps } from '#commands/useCommand.ts';
import { useCommands } from '#commands/useCommands.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { DeleteLinePopup } from '#orders/lines/DeleteLinePopup.tsx';
import { UpdateQuantityPopup } from '#orders/lines/UpdateQuantityPopup.tsx';
import type { Saved } from '#orders/lines/useSaved.ts';
import { REVIEW_SHOWN, useReviewShown } from '#preferences/useReviewShown.ts';
import { useMoney } from '#session/settings.tsx';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { messages } from './messages.ts';
import type { Warning } from './model/reviewOrder.ts';
import { getResolution } from './model/settling.ts';
import { unknownText } from './model/warningText.ts';
import { reviewColumns } from './reviewColumns.tsx';
import { useComparePrices } from './useComparePrices.ts';
import { useReview } from './useReview.ts';
import './review.css';

const NO_LINES: readonly OrderLine[] = [];
const SHOWN = REVIEW_SHOWN.map((value) => ({ value, label: messages.shown[value] }));

export interface ReviewPopupProps {
  /** Continues to sending. @param passed ids of warnings that were seen */
  onPass(passed: readonly string[]): void;
  onClose(): void;
  /** Focuses a line of the order after closing and returns the element. */
  toLine?: ((lineId: number) => HTMLElement | null) | undefined;
  /** Focus target after closing otherwise. */
  returnFocusTo(): HTMLElement | null;
}

/**
 * 'Review before send': lists warnings about lines and suppliers. It never blocks: Enter continues, and each warning
 * leads to its line or is resolved here.
 */
export function ReviewPopup({ onPass, onClose, toLine, returnFocusTo }: ReviewPopupProps) {
  const money = useMoney();
  const short = useSupplierNames();
  const { order, editable } = useCurrentOrder();
  const { warnings, unknown } = useReview();
  const [shown, choose] = useReviewShown();
  const prices = useComparePrices(order?.lines ?? NO_LINES);
  const continueButton = useRef<HTMLButtonElement>(null);
  const [selectedId, setAt] = useState<string | null>(null);
  /** Line to focus after closing. */
  const lineToFocus = useRef<number | null>(null);
  const [resolving, setResolving] = useState<Warning | null>(null);
  const columns = useMemo(() => reviewColumns(money, short), [money, short]);
  const current = warnings.find(({ id }) => id === selectedId) ?? warnings[0] ?? null;
  const place = messages.title;
  const compare = {
    id: 'review.compare',
    title: prices.busy ? messages.comparing : messages.compare,
    key: 'Alt+P',
    place,
    busy: prices.busy,
    disabled: prices.missing === 0,
    run: () => void prices.compare(),
  };
  const settle = {
    id: 'review.settle',
    title: messages.settle[current ? getResolution(current).label : 'quantity'],
    key: 'Alt+S',
    place,
    permission: editable,
    disabled: current === null,
    run: () => setResolving(current),
  };
  const goToLine = {
    id: 'review.line',
    title: messages.goTo,
    key: 'Alt+G',
    place,
    disabled: current === null,
    run: () => current && goTo(current),
  };
  useCommands([compare, settle, goToLine]);
  const about = messages.about(warnings.length);
  const unknownSummary = unknownText(unknown);
  const goTo = ({ line }: Warning) => {
    lineToFocus.current = line.id;
    onClose();
  };
  const end = () => setResolving(null);
  const finish = (saved: Saved | null) => {
    end();
    if (saved) toast.success(saved.text, saved);
  };
  const common = {
    orderId: order?.id ?? 0,
    onDone: finish,
    onCancel: end,
    returnFocusTo: () => continueButton.current,
  };
  const resolution = resolving && getResolution(resolving);
  return (
    <Popup
      open
      size="80"
      title={messages.title}
      description={about}
      onClose={onClose}
      initialFocusRef={continueButton}
      returnFocusTo={() => (lineToFocus.current !== null && toLine ? toLine(lineToFocus.current) : returnFocusTo())}
      footer={
        <>
          <div className="review-choice">
            <SelectField
              label={messages.shownLabel}
              hideLabel
              size="sm"
              options={SHOWN}
              value={shown}
              onChange={choose}
            />
          </div>
          {prices.missing > 0 && (
            <Button variant="outline" tone="neutral" {...getButtonProps(compare)}>
              {compare.title}
            </Button>
          )}
          {current && (
            <>
              <Button variant="outline" tone="neutral" {...getButtonProps(settle)}>
                {settle.title}
              </Button>
              <Button variant="outline" tone="neutral" {...getButtonProps(goToLine)}>
                {goToLine.title}
              </Button>
            </>
          )}
          <Button variant="outline" tone="neutral" keyHint="Esc" onClick={onClose}>
            {messages.back}
          </Button>
          <Button ref={continueButton} keyHint="↵" onClick={() => onPass(warnings.map(({ id }) => id))}>
            {messages.goOn}
          </Button>
        </>
      }
    >
      <div className="review">
        <p aria-hidden="true">{about}</p>
        <DataGrid
          label={messages.grid}
          columns={columns}
          rows={warnings}
          rowKey={({ id }) => id}
          emptyText={messages.clean}
          emptyHint={messages.cleanHint}
          selection="single"
          selected={new Set(current ? [current.id] : [])}
          onActiveRowChange={(warning) => warning && setAt(warning.id)}
          onActivate={goTo}
        />
        {unknownSummary !== '' && <p className="review-unknown">{unknownSummary}</p>}
      </div>
      {resolution?.by === 'quantity' && <UpdateQuantityPopup {...common} line={resolution.line} />}
      {resolution?.by === 'delete' && <DeleteLinePopup {...common} line={resolution.line} />}
    </Popup>
  );
}
