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

/** True once a correct password overrode the limit in this session (002 §4). */
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
 * Adds a quantity to the cart: opens prompts in sequence, each answer tries again (002 §4).
 * @param onQuantity called if an answer changes the quantity
 * @param onDone called once added, or if the cart stays unchanged
 */
export function useAddToCart(promotion: Promotion, onQuantity: (quantity: number) => void, onDone: () => void) {
  const settings = useSettings();
  const { now, change } = useCart();
  const [isSetAside, setAside] = useAtom(limitSetAsideAtom);
  const [attempt, setAttempt] = useState(NO_ATTEMPT);
  const limit = maximumQuantity(settings);

  const tryToAdd = (quantity: number, settled: boolean, maximum = isSetAside ? null : limit) => {
    // After merging or rounding up; the typed quantity stays.
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
      /** Sets the quantity to the limit or a multiple. */
      quantity: (quantity: number) => again(quantity),
      override() {
        setAside(true);
        tryToAdd(attempt.quantity, attempt.settled, null);
      },
      keepExisting: onDone,
      merge: (quantityInCart: number) => again(quantityInCart + attempt.quantity, true),
      replace: () => again(attempt.quantity, true),
      cancel: () => setAttempt(NO_ATTEMPT),
    },
  };
}

export type AddToCart = ReturnType<typeof useAddToCart>;
