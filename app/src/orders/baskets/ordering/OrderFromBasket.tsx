import type { BasketDuplicate, UnsentOrder } from '@mortar/contract';
import { ConfirmPopup, toast } from '@mortar/design-system';
import { useRef, useState } from 'react';
import { basketProblem } from '#orders/baskets/api/basketProblem.ts';
import { type MadeOrder, useOrderFromBasket } from '#orders/baskets/api/orderFromBasket.ts';
import { messages } from '#orders/baskets/messages.ts';
import { useOpenOrder } from '#orders/current/useOpenOrder.ts';
import { errorText } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { useSettings } from '#session/settings.tsx';
import { BasketDuplicatesPopup } from './BasketDuplicatesPopup.tsx';

const texts = messages.order;

/** What is known of duplicates: nothing yet, which there are, or why that could not be found out. */
type Duplicates = null | { rows: readonly BasketDuplicate[] } | { error: string };

export interface OrderFromBasketProps {
  basket: UnsentOrder;
  /** Called when the order is open here. */
  onMade(order: MadeOrder): void;
  onCancel(): void;
}

/**
 * 'Create Order From Basket': asks, warns of products that stand on unsent orders already, makes the order and opens it
 * locked as Pending (002 §4).
 */
export function OrderFromBasket({ basket, onMade, onCancel }: OrderFromBasketProps) {
  const client = useClient();
  const { findDuplicates, make } = useOrderFromBasket(basket);
  const { openHere } = useOpenOrder();
  const question = useSettings().ordering_EmptyBaskets ? texts.emptyingQuestion : texts.question;
  const [duplicates, setDuplicates] = useState<Duplicates>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** Once it is made it is not made again: only opening it is left. */
  const made = useRef<MadeOrder>(null);

  const makeAndOpen = async () => {
    setError(null);
    try {
      made.current ??= await make();
      const order = made.current;
      const opening = await openHere({ ...order, type: 'new' });
      if (opening.kind === 'refused') setError(opening.reason);
      else onMade(order);
    } catch (failure) {
      setError(await basketProblem(client, basket.orderid, failure));
    }
  };
  const check = async () => {
    setError(null);
    try {
      const rows = await findDuplicates();
      if (rows === null) {
        toast.warning(messages.baskets.empty);
        onCancel();
      } else if (rows.length > 0) setDuplicates({ rows });
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
