import { announce } from '@mortar/design-system';
import { atom, useAtom } from 'jotai';
import { useState } from 'react';
import { useCart } from '#features/promotions/cart/cartStore.ts';
import { getLine, withLine } from '#features/promotions/cart/model/cart.ts';
import type { Promotion } from '#features/promotions/cart/model/promotion.ts';
import { MAX_QUANTITY, maximumQuantity } from '#rules/quantity.ts';
import { useSettings } from '#session/settings.tsx';
import { messages } from './messages.ts';
import { type CartDecision, decideCart } from './model/decideCart.ts';

/** A right password sets the limit aside for the session (002 §4). */
const limitSetAsideAtom = atom(false);
limitSetAsideAtom.debugLabel = 'limit of the shop set aside';

interface Attempt {
  quantity: number;
  settled: boolean;
  question: Exclude<CartDecision, { next: 'add' }> | null;
  error: string | null;
}

const NO_ATTEMPT: Attempt = { quantity: 0, settled: false, question: null, error: null };

/**
 * A quantity on its way into the cart: each question in its turn, each answer tries again (002 §4).
 * @param onQuantity an answer changed what was typed
 * @param onDone it is in the cart, or the cart is left as it was
 */
export function useAddToCart(promotion: Promotion, onQuantity: (quantity: number) => void, onDone: () => void) {
  const settings = useSettings();
  const { now, change } = useCart();
  const [isSetAside, setAside] = useAtom(limitSetAsideAtom);
  const [attempt, setAttempt] = useState(NO_ATTEMPT);
  const limit = maximumQuantity(settings);

  const tryToAdd = (quantity: number, settled: boolean, maximum = isSetAside ? null : limit) => {
    // Joined with the line of the cart, or as the next multiple: what was typed stays in the box.
    if (quantity > MAX_QUANTITY) return setAttempt({ ...NO_ATTEMPT, error: messages.tooMany(quantity) });
    const inCart = getLine(now(), promotion.supplierPriceId);
    const decision = decideCart({ quantity, settled, maximum, inCart, deal: promotion.deal });
    if (decision.next !== 'add') return setAttempt({ quantity, settled, question: decision, error: null });
    change((cart) => withLine(cart, { promotion, quantity }));
    announce(messages.added(promotion.description));
    onDone();
  };
  const again = (quantity: number, settled = attempt.settled) => {
    if (quantity <= MAX_QUANTITY) onQuantity(quantity);
    tryToAdd(quantity, settled);
  };
  return {
    attempt,
    submit: (quantity: number) => tryToAdd(quantity, false),
    answer: {
      /** Another quantity, by its limit or its multiples. */
      quantity: (quantity: number) => again(quantity),
      override() {
        setAside(true);
        tryToAdd(attempt.quantity, attempt.settled, null);
      },
      keepExisting: onDone,
      merge: (held: number) => again(held + attempt.quantity, true),
      replace: () => again(attempt.quantity, true),
      cancel: () => setAttempt(NO_ATTEMPT),
    },
  };
}

export type AddToCart = ReturnType<typeof useAddToCart>;
