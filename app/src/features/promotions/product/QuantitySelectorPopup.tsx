import { Badge, Button, FactList, Popup, QuantityBox, Tabs } from '@mortar/design-system';
import { useRef, useState } from 'react';
import { useCart } from '#features/promotions/cart/cartStore.ts';
import { getBonus, getLine, getNetted, getTotal } from '#features/promotions/cart/model/cart.ts';
import type { Promotion } from '#features/promotions/cart/model/promotion.ts';
import { ShopPicture } from '#features/promotions/cart/ShopPicture.tsx';
import { useMoney } from '#session/settings.tsx';
import { CartQuestion } from './CartQuestion.tsx';
import { messages } from './messages.ts';
import { PromotionHistory } from './PromotionHistory.tsx';
import { PromotionSupplier } from './PromotionSupplier.tsx';
import { useAddToCart } from './useAddToCart.ts';
import './quantitySelector.css';

const PICTURE = 168;

export interface QuantitySelectorPopupProps {
  promotion: Promotion;
  /** Called once added, or on cancel. */
  onClose(): void;
}

/** 'Quantity Selector': sets the quantity of a promotion for the cart (002 §2.11, §4, §5). */
export function QuantitySelectorPopup({ promotion, onClose }: QuantitySelectorPopupProps) {
  const { cart } = useCart();
  const [quantity, setQuantity] = useState<number | null>(promotion.deal.step);
  const [missing, setMissing] = useState(false);
  const [tab, setTab] = useState<'details' | 'history'>('details');
  const box = useRef<HTMLInputElement>(null);
  const adding = useAddToCart(promotion, setQuantity, onClose);
  const { step, bonus } = promotion.deal;
  const inCart = getLine(cart, promotion.supplierPriceId);
  const problem = missing && quantity === null ? messages.enter : adding.attempt.error;
  const add = () => {
    setMissing(quantity === null);
    if (quantity === null) box.current?.focus();
    else adding.submit(quantity);
  };
  return (
    <Popup
      open
      title={messages.title}
      size="lg"
      description={messages.about(promotion.description, promotion.supplier)}
      initialFocusRef={box}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="neutral" keyHint="Esc" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button keyHint="↵" onClick={add}>
            {messages.add}
          </Button>
        </>
      }
    >
      <div className="shop-selector">
        <div className="shop-selector__choice">
          <h3 dir="auto" translate="no">
            {promotion.description}
          </h3>
          <div className="shop-selector__picture">
            <ShopPicture promotion={promotion} size={PICTURE} />
            {promotion.savings > 0 && <Badge tone="success">{messages.saving(promotion.savings)}</Badge>}
          </div>
          <QuantityBox
            label={messages.quantity}
            value={quantity}
            step={step}
            inputRef={box}
            onChange={(typed) => {
              setQuantity(typed);
              if (problem) adding.answer.cancel();
            }}
            hint={messages.multiples(step, bonus)}
            {...(problem && { error: problem })}
          />
          <Worth promotion={promotion} quantity={quantity ?? 0} />
          {inCart && (
            <p className="shop-selector__held">{messages.exists.text(promotion.description, inCart.quantity)}</p>
          )}
        </div>
        <Tabs
          label={messages.tabs}
          size="sm"
          active={tab}
          onChange={setTab}
          tabs={[
            { id: 'details', label: messages.details, content: <Details promotion={promotion} /> },
            {
              id: 'history',
              label: messages.history,
              content: <PromotionHistory productCode={promotion.productCode} />,
            },
          ]}
        />
      </div>
      <CartQuestion promotion={promotion} adding={adding} />
    </Popup>
  );
}

/** Cost of a quantity (002 §5). */
function Worth({ promotion, quantity }: { promotion: Promotion; quantity: number }) {
  const money = useMoney();
  const { facts } = messages;
  const line = { promotion, quantity };
  return (
    <FactList
      layout="grid"
      facts={[
        { label: facts.cost, value: money(promotion.cost) },
        { label: facts.bonus, value: String(getBonus(line)) },
        { label: facts.netted, value: money(getNetted(line)) },
        { label: facts.total, value: money(getTotal(line)) },
      ]}
    />
  );
}

function Details({ promotion }: { promotion: Promotion }) {
  const { facts } = messages;
  return (
    <div className="shop-selector__details">
      <p dir="auto">{promotion.fullDescription || promotion.description}</p>
      <FactList
        layout="grid"
        facts={[
          { label: facts.minimum, value: String(promotion.deal.step) },
          { label: facts.code, value: promotion.supplierProductCode },
          { label: facts.product, value: promotion.productCode },
        ]}
      />
      <PromotionSupplier name={promotion.supplier} code={promotion.supplierCode} />
    </div>
  );
}
