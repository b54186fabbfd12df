import { Badge, Skeleton, useNewcomers, VisuallyHidden } from '@mortar/design-system';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type Cart, getLine } from '#features/promotions/cart/model/cart.ts';
import type { Promotion } from '#features/promotions/cart/model/promotion.ts';
import { ShopPicture } from '#features/promotions/cart/ShopPicture.tsx';
import { useMoney } from '#session/settings.tsx';
import { messages } from './messages.ts';
import { type Direction, nextCard } from './model/nextCard.ts';
import './promotionCards.css';

export type CardLayout = 'card' | 'list' | 'grid';

/** Picture size in px, by layout. */
const PICTURES: Readonly<Record<CardLayout, number>> = { card: 160, list: 56, grid: 96 };

export interface PromotionCardsProps {
  label: string;
  promotions: readonly Promotion[];
  layout: CardLayout;
  cart: Pick<Cart, 'lines'>;
  onChoose(promotion: Promotion): void;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** Lists promotions as cards with roving focus; arrow keys move in both directions (002 §2.11). */
export function PromotionCards({ label, promotions, layout, cart, onChoose }: PromotionCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  useNewcomers(
    list,
    promotions.map(({ id }) => id),
  );
  const [held, setHeld] = useState(0);
  const current = Math.min(held, promotions.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('.promotion') ?? [])];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const to = nextCard(
      cards.map((card) => card.getBoundingClientRect()),
      current,
      direction,
    );
    setHeld(to);
    cards[to]?.focus();
  };
  return (
    <ul ref={list} className="promotions" data-layout={layout} aria-label={label} onKeyDown={onKeyDown}>
      {promotions.map((promotion, index) => (
        <li key={promotion.id}>
          <button
            type="button"
            className="promotion"
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setHeld(index)}
            onClick={() => onChoose(promotion)}
          >
            <span className="promotion__picture">
              <ShopPicture promotion={promotion} size={PICTURES[layout]} />
              {promotion.savings > 0 && (
                <span className="promotion__saving">
                  <Badge tone="success">{messages.saving(promotion.savings)}</Badge>
                </span>
              )}
            </span>
            <Facts promotion={promotion} held={getLine(cart, promotion.supplierPriceId)?.quantity ?? 0} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Facts({ promotion, held }: { promotion: Promotion; held: number }) {
  const money = useMoney();
  const { step, bonus } = promotion.deal;
  return (
    <span className="promotion__facts">
      <span className="promotion__name" dir="auto" translate="no">
        {promotion.description}
      </span>
      <span className="promotion__supplier" dir="auto">
        {promotion.supplier}
      </span>
      <span className="promotion__worth">
        <strong translate="no">{money(promotion.cost)}</strong>
        <span>{bonus > 0 ? messages.bonus(step, bonus) : messages.multiple(step)}</span>
      </span>
      {held > 0 && <span className="promotion__held">{messages.inCart(held)}</span>}
    </span>
  );
}

/** Placeholders of loading cards (002 §9). */
export const CardSkeletons = ({ count, layout }: { count: number; layout: CardLayout }) => (
  <>
    <VisuallyHidden>{messages.loading}</VisuallyHidden>
    <ul className="promotions" data-layout={layout} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <span className="promotion">
            <span className="promotion__picture">
              <Skeleton width={PICTURES[layout]} height={PICTURES[layout]} />
            </span>
            <span className="promotion__facts">
              <Skeleton lines={3} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  </>
);
