import { type DataGridHandle, Popup, Tabs } from '@mortar/design-system';
import { useSetAtom } from 'jotai';
import { createRef, type RefObject, useEffect, useState } from 'react';
import type { OrderLine } from '#orders/current/model/line.ts';
import type { MadeOrder } from './api/orderFromBasket.ts';
import { BasketFileActions } from './BasketFileActions.tsx';
import { BasketsTab } from './BasketsTab.tsx';
import { requestedBasketTabAtom, useBasketTab } from './basketTab.ts';
import { CustomBasketActions } from './CustomBasketActions.tsx';
import { messages } from './messages.ts';
import { BASKET_TYPES, type BasketType } from './model/basketType.ts';
import './baskets.css';
import { useBasketFooter } from './useBasketFooter.tsx';
import { useBaskets } from './useBaskets.ts';

const texts = messages.baskets;

/** One ref per tab, because the old grid unmounts after the new one has mounted. */
const itemsOfEach = () =>
  Object.fromEntries(BASKET_TYPES.map((type) => [type, createRef()])) as Record<
    BasketType,
    RefObject<DataGridHandle<OrderLine> | null>
  >;

export interface BasketsPopupProps {
  /** Initial basket: the one just saved. */
  startAt?: { type: BasketType; orderId: number } | undefined;
  onOpened(): void;
  /** Called after an order was created from a basket and opened. */
  onMade(order: MadeOrder): void;
  onClose(): void;
  returnFocusTo(): HTMLElement | null;
}

/** 'Basket Management': reusable orders (002 §2.5). */
export function BasketsPopup({ startAt, onOpened, onMade, onClose, returnFocusTo }: BasketsPopupProps) {
  const [tab, choose] = useBasketTab();
  const [chose, setChose] = useState(false);
  const ask = useSetAtom(requestedBasketTabAtom);
  const [chosen, setChosen] = useState<Partial<Record<BasketType, number | null>>>({});
  const { basket } = useBaskets(tab, chosen[tab] ?? null);
  const [items] = useState(itemsOfEach);
  const starts = startAt?.type;
  useEffect(
    function requestInitialTab() {
      if (starts) ask(starts);
    },
    [starts, ask],
  );
  const { footer, popups, createOrder } = useBasketFooter({ basket, onOpened, onMade });
  return (
    <Popup
      open
      title={texts.title}
      size="90"
      description={texts.about}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      footer={
        <>
          <div className="basket-actions">
            {tab === 'custom' && <CustomBasketActions basket={basket} />}
            <BasketFileActions type={tab} basket={basket} gridRef={items[tab]} />
          </div>
          {footer}
        </>
      }
    >
      <Tabs
        label={texts.tabs.label}
        active={tab}
        onChange={(chosen) => {
          setChose(true);
          choose(chosen);
        }}
        keepMounted={false}
        tabs={BASKET_TYPES.map((type) => ({
          id: type,
          label: texts.tabs[type],
          content: (
            <BasketsTab
              type={type}
              takesFocus={!chose}
              startAt={starts === type && !chose ? startAt?.orderId : undefined}
              chosen={chosen[type] ?? null}
              itemsRef={items[type]}
              onChoose={(orderId) => setChosen((of) => ({ ...of, [type]: orderId }))}
              onActivate={createOrder}
            />
          ),
        }))}
      />
      {popups}
    </Popup>
  );
}
