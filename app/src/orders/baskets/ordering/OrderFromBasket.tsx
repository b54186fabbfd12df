import { ConfirmPopup, toast } from '@mortar/design-system';
import { useRef, useState } from 'react';
import { basketProblem } from '#orders/baskets/api/basketProblem.ts';
import { type MadeOrder, useOrderFromBasket } from '#orders/baskets/api/orderFromBasket.ts';
import { messages } from '#orders/baskets/messages.ts';
import type { BasketDuplicate } from '#orders/baskets/model/basketDuplicate.ts';
import { notOrdered } from '#orders/baskets/model/notOrdered.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { useOpenOrder } from '#orders/current/useOpenOrder.ts';
import { errorText, getFailure } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { useSettings } from '#session/settings.tsx';
import { BasketDuplicatesPopup } from './BasketDuplicatesPopup.tsx';
import { LeftOutPopup } from './LeftOutPopup.tsx';

const texts = messages.order;

/** Code 2: rejected without a readable reason. */
function isRefused(error: unknown): boolean {
  const failure = getFailure(error);
  return failure.kind === 'error' && failure.code === 2;
}

/** Duplicates: not checked, found, or why the check failed. */
type Duplicates = null | { rows: readonly BasketDuplicate[] } | { error: string };

export interface OrderFromBasketProps {
  basket: UnsentOrder;
  /** Called once the order is open. */
  onMade(order: MadeOrder): void;
  onCancel(): void;
}

/**
 * 'Create Order From Basket': asks for confirmation, warns of products on unsent orders, creates the order and opens it
 * locked as Pending (002 §4).
 */
export function OrderFromBasket({ basket, onMade, onCancel }: OrderFromBasketProps) {
  const client = useClient();
  const { readItems, findDuplicates, make, findBeside, readLines } = useOrderFromBasket(basket);
  const { openHere } = useOpenOrder();
  const question = useSettings().ordering_EmptyBaskets ? texts.emptyingQuestion : texts.question;
  const [duplicates, setDuplicates] = useState<Duplicates>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** Items of the basket before. */
  const items = useRef<readonly OrderLine[]>([]);
  /** Created once; retries only open it. */
  const made = useRef<MadeOrder>(null);
  const [leftOut, setLeftOut] = useState<readonly OrderLine[]>([]);

  const openMade = async (order: MadeOrder) => {
    const opening = await openHere({ ...order, type: 'new' });
    if (opening.kind === 'refused') return setError(opening.reason);
    onMade(order);
    const simultaneousOrder = await findBeside(order);
    if (simultaneousOrder)
      toast.warning(texts.beside(simultaneousOrder.staffName, basket.description, simultaneousOrder.orderNumber));
  };
  const makeAndOpen = async () => {
    setError(null);
    try {
      made.current ??= await make();
      // An unreadable order is read, and errors reported, on opening.
      const lines = await readLines(made.current).catch(() => items.current);
      const left = notOrdered(items.current, lines);
      if (left.length > 0 && leftOut.length === 0) setLeftOut(left);
      else await openMade(made.current);
    } catch (failure) {
      const problem = await basketProblem(client, basket.orderId, failure);
      setError(isRefused(failure) ? `${problem} ${messages.nothingOrdered}` : problem);
    }
  };
  const check = async () => {
    setError(null);
    try {
      items.current = await readItems();
      if (items.current.length === 0) {
        toast.warning(messages.baskets.empty);
        onCancel();
        return;
      }
      const rows = await findDuplicates(items.current);
      if (rows.length > 0) setDuplicates({ rows });
      else await makeAndOpen();
    } catch (failure) {
      setDuplicates({ error: errorText(failure) });
    }
  };
  const run = async (act: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    await act();
    setBusy(false);
  };
  const problem = error !== null && { error };
  if (leftOut.length > 0) {
    return (
      <LeftOutPopup
        lines={leftOut}
        items={items.current.length}
        busy={busy}
        {...problem}
        onOpen={() => void run(makeAndOpen)}
      />
    );
  }
  if (!duplicates) {
    return (
      <ConfirmPopup
        open
        title={texts.title}
        message={question(basket.description)}
        busy={busy}
        {...problem}
        onConfirm={() => void run(made.current ? makeAndOpen : check)}
        onCancel={onCancel}
      />
    );
  }
  return (
    <BasketDuplicatesPopup
      rows={'rows' in duplicates ? duplicates.rows : null}
      checkError={'error' in duplicates ? duplicates.error : undefined}
      busy={busy}
      {...problem}
      onRetry={() => {
        setDuplicates(null);
        void run(check);
      }}
      onContinue={() => void run(makeAndOpen)}
      onCancel={onCancel}
    />
  );
}
