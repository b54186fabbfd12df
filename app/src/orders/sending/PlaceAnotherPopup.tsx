import { ConfirmPopup } from '@mortar/design-system';
import { type Cents, sumCents } from '#rules/money.ts';
import { getFailure } from '#server/outcome.ts';
import { useMoney } from '#session/settings.tsx';
import { useFinishSending } from './api/sending.ts';
import { messages } from './messages.ts';
import { meanwhileTexts, type SentMeanwhile } from './model/sentMeanwhile.ts';
import { statusError } from './model/statusError.ts';
import type { StillUnsent } from './model/stillUnsent.ts';

const texts = messages.another;

export interface PlaceAnotherPopupProps {
  orderId: number;
  suppliers: number;
  /** Unsent part of the open order. */
  left: readonly StillUnsent[];
  /** What colleagues had sent meanwhile. */
  meanwhile?: readonly SentMeanwhile[] | undefined;
  onYes(): void;
  onNo(): void;
  returnFocusTo(): HTMLElement | null;
}

/** Maximum number of named suppliers. */
const MAX_NAMED_SUPPLIERS = 4;

function leftText(left: readonly StillUnsent[], money: (cents: Cents) => string): string {
  if (left.length === 0) return '';
  const maximum = left.length > MAX_NAMED_SUPPLIERS + 1 ? MAX_NAMED_SUPPLIERS : left.length;
  const named = left.slice(0, maximum).map(({ name, value }) => texts.supplier(name, money(value)));
  const others = left.slice(maximum);
  if (others.length > 0) named.push(texts.others(others.length, money(sumCents(others.map(({ value }) => value)))));
  return texts.left(named.join('; '));
}

/** 'Would you like to place another order?', after sending (002 §4). */
export function PlaceAnotherPopup(props: PlaceAnotherPopupProps) {
  const { orderId, suppliers, left, meanwhile = [], onYes, onNo, returnFocusTo } = props;
  const finish = useFinishSending(orderId);
  const money = useMoney();
  const failure = finish.isError ? getFailure(finish.error) : null;
  return (
    <ConfirmPopup
      open
      title={texts.title}
      message={[texts.text(suppliers), ...meanwhileTexts(meanwhile, money), leftText(left, money)].join(' ').trim()}
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
