import { Button, Popup, PopupError, QuantityBox } from '@mortar/design-system';
import type { OrderLine } from '#orders/current/model/line.ts';
import { messages } from './messages.ts';
import { LineQuestions } from './questions/LineQuestions.tsx';
import { useQuantityEntry } from './useQuantityEntry.ts';
import { useQuantitySummary } from './useQuantitySummary.ts';
import type { Saved } from './useSaved.ts';
import './quantity.css';

const texts = messages.updateQuantity;

export interface UpdateQuantityPopupProps {
  orderId: number;
  line: OrderLine;
  /** Initial quantity after a failed try; default is the line's. */
  quantity?: number | undefined;
  onDone(saved: Saved | null): void;
  onCancel(): void;
  returnFocusTo(): HTMLElement | null;
}

/** 'Update Quantity' of a line, with the checks of the quantity selector (001 §4). */
export function UpdateQuantityPopup(props: UpdateQuantityPopupProps) {
  const { orderId, line, onDone, onCancel, returnFocusTo } = props;
  const { entry, quantity, box, submit, leave } = useQuantityEntry({
    orderId,
    line,
    onDone,
    onCancel,
    offer: line,
    about: { lineid: line.id, description: line.description, supplier: line.supplier },
    initial: props.quantity ?? line.quantity,
  });
  const { error, busy } = entry.attempt;
  const summary = useQuantitySummary(quantity ?? 0, line);
  return (
    <Popup
      open
      title={texts.title}
      size="sm"
      onClose={leave}
      initialFocusRef={box.inputRef}
      description={messages.quantity.about(
        line.description,
        line.supplier,
        messages.quantity.deal(line.deal.step, line.deal.bonus),
        '',
      )}
      returnFocusTo={returnFocusTo}
      footer={
        <>
          <Button variant="outline" tone="neutral" keyHint="Esc" onClick={leave}>
            {texts.cancel}
          </Button>
          <Button busy={busy} keyHint="↵" onClick={submit}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className="quantity-popup">
        <div className="quantity-product">
          <h3 dir="auto" translate="no">
            {line.description}
          </h3>
          <div className="quantity-facts">{line.supplier}</div>
        </div>
        <QuantityBox label={messages.quantity.label} {...box} />
        <p className="quantity-summary">{summary}</p>
        <PopupError {...(error && { error })} />
      </div>
      <LineQuestions entry={entry} offer={line} />
    </Popup>
  );
}
