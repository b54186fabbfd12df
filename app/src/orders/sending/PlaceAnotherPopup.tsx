import { ConfirmPopup } from '@mortar/design-system';
import { failureOf } from '#server/outcome.ts';
import { useFinishSending } from './api/sending.ts';
import { messages } from './messages.ts';
import { statusError } from './model/statusError.ts';

const texts = messages.another;

export interface PlaceAnotherPopupProps {
  orderid: number;
  suppliers: number;
  onYes(): void;
  onNo(): void;
  /** What has the keyboard once it is closed. */
  returnFocusTo(): HTMLElement | null;
}

/** 'Would you like to place another order?', after a successful send (002 §4). */
export function PlaceAnotherPopup({ orderid, suppliers, onYes, onNo, returnFocusTo }: PlaceAnotherPopupProps) {
  const finish = useFinishSending(orderid);
  const failure = finish.isError ? failureOf(finish.error) : null;
  return (
    <ConfirmPopup
      open
      title={texts.title}
      message={texts.text(suppliers)}
      confirmLabel={texts.yes}
      cancelLabel={texts.no}
      busy={finish.isPending}
      {...(failure && { error: statusError(failure) })}
      returnFocusTo={returnFocusTo}
      onConfirm={() => finish.mutate(undefined, { onSuccess: onYes })}
      onCancel={() => finish.mutate(undefined, { onSuccess: onNo })}
    />
  );
}
