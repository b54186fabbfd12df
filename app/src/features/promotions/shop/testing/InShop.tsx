import { Button } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCart } from '#features/promotions/cart/cartStore.ts';
import { MyCart } from '#features/promotions/cart/MyCart.tsx';
import { getLine, withLine } from '#features/promotions/cart/model/cart.ts';
import type { Promotion } from '#features/promotions/cart/model/promotion.ts';
import { QuantitySelectorPopup } from '#features/promotions/product/QuantitySelectorPopup.tsx';
import { promotionsQuery } from '#features/promotions/shop/api/promotions.ts';
import { useClient } from '#session/services.ts';

/** Most requested promotions. */
const usePromoted = (size: number): readonly Promotion[] | undefined =>
  useQuery(promotionsQuery(useClient(), { page: 1, search: '', size })).data?.promotions;

/** Quantity selector of a promotion with its quantity in the cart; can be reopened. */
export function SelectorInShop() {
  const [promotion] = usePromoted(1) ?? [];
  const { cart } = useCart();
  const [open, setOpen] = useState(true);
  if (!promotion) return null;
  return (
    <div style={{ display: 'flex', gap: 'var(--m-space-150)', alignItems: 'center' }}>
      <Button onClick={() => setOpen(true)}>Choose again</Button>
      <output aria-label="In the cart">{getLine(cart, promotion.supplierPriceId)?.quantity ?? 0}</output>
      {open && <QuantitySelectorPopup promotion={promotion} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Cart with two promotions. */
export function CartInShop() {
  const promoted = usePromoted(2);
  const { change } = useCart();
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    if (!promoted || filled) return;
    for (const promotion of promoted) change((cart) => withLine(cart, { promotion, quantity: promotion.deal.step }));
    setFilled(true);
  }, [promoted, filled, change]);
  return filled && <MyCart onBrowse={() => undefined} onClose={() => undefined} />;
}
