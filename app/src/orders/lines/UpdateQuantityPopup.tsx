import { Button, Popup, PopupError, QuantityBox } from '@mortar/design-system';
import { useRef, useState } from 'react';
import type { OrderLine } from '#orders/current/model/line.ts';
import { lineTotal } from '#rules/money.ts';
import { bonusUnits } from '#rules/quantity.ts';
import { useMoney } from '#session/settings.tsx';
import { messages } from './messages.ts';
import { LineQuestions } from './questions/LineQuestions.tsx';
import { useLineEntry } from './useLineEntry.ts';
import { useQuantityDraft } from './useUnsavedLines.ts';
import './quantity.css';

const texts = messages.updateQuantity;

export interface UpdateQuantityPopupProps {
  orderid: number;
  line: OrderLine;
  /** What it begins with where a try failed before; without it, what the line holds. */
  quantity?: number | undefined;
  onDone(message: string | null): void;
  onCancel(): void;
  /** What has the keyboard once it is closed. */
  returnFocusTo(): HTMLElement | null;
}

/** 'Update Quantity' of a line, with the checks of the quantity selector (001 §4). */
export function UpdateQuantityPopup(props: UpdateQuantityPopupProps) {
  const { orderid, line, onDone, onCancel, returnFocusTo } = props;
  const money = useMoney();
  const [quantity, setQuantity] = useState<number | null>(props.quantity ?? line.quantity);
  const draft = useQuantityDraft(orderid, { lineid: line.id, description: line.description, supplier: line.supplier });
  const entry = useLineEntry({
    orderid,
    offer: line,
    line,
    onQuantity: setQuantity,
    onSend: (sent) => draft.send(quantity ?? sent.quantity, messages.unsaved.unanswered, sent),
    onFail: (problem) => quantity !== null && draft.fail(quantity, problem),
    onDone(message) {
      draft.drop();
      onDone(message);
    },
  });
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const { error, busy } = entry.entry;
  // As in the quantity selector: what was typed is not lost with a failure, a page or a session.
  const leave = () => {
    if (!error && !busy) draft.giveUp();
    onCancel();
  };
  const type = (typed: number | null) => {
    setQuantity(typed);
    if (typed !== null) draft.keep(typed, messages.unsaved.left);
  };
  const save = () => {
    setMissing(quantity === null);
    if (quantity !== null && !busy) void entry.submit(quantity);
  };
  return (
    <Popup
      open
      title={texts.title}
      size="sm"
      onClose={leave}
      initialFocusRef={box}
      returnFocusTo={returnFocusTo}
      footer={
        <>
          <Button variant="outline" tone="neutral" keyHint="Esc" onClick={leave}>
            {texts.cancel}
          </Button>
          <Button busy={busy} keyHint="↵" onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className="quantity-popup">
        <p>{line.description}</p>
        <QuantityBox
          label={messages.quantity.label}
          value={quantity}
          step={line.deal.step}
          inputRef={box}
          onChange={type}
          {...(line.deal.bonus > 0 && { hint: messages.incorrectQuantity.deal(line.deal.step, line.deal.bonus) })}
          {...(missing && quantity === null && { error: messages.quantity.enter })}
        />
        <p className="quantity-summary" aria-live="polite">
          {messages.quantity.summary(
            quantity ?? 0,
            money(line.price),
            money(lineTotal(line.price, quantity ?? 0)),
            bonusUnits(quantity ?? 0, line.deal),
          )}
        </p>
        <PopupError {...(error && { error })} />
      </div>
      <LineQuestions entry={entry} offer={line} />
    </Popup>
  );
}
